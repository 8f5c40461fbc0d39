import { gf } from '@muster/rules';
import { throwRandomVolleys } from './lib/random-volleys.ts';

throwRandomVolleys(gf, 100);
