import { aof } from '@muster/rules';
import { seekRefusals } from './lib/refusals.ts';

seekRefusals(aof);
