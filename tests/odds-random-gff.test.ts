import { gff } from '@muster/rules';
import { throwRandomVolleys } from './lib/random-volleys.ts';

throwRandomVolleys(gff, 100);
