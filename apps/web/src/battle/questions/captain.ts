export { captainPlayer } from '@muster/ai';
