import { gf } from '@muster/rules';
import { seekRefusals } from './lib/refusals.ts';

seekRefusals(gf);
