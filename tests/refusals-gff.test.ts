import { gff } from '@muster/rules';
import { seekRefusals } from './lib/refusals.ts';

seekRefusals(gff);
