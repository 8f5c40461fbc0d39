export { answerQuestion } from './answers.ts';
export { wishedMuster } from './mustering.ts';
export { type Choice, inTurn, isAuto, parseFaces, parseSpot, type Prompt, YES_NO } from './prompt.ts';
export { chooseRuling } from './ruling.ts';
export { evenDeals, shareText } from './sharing.ts';
export { type Seat, StartOver, takeSeat, type Wishes } from './seat.ts';
export { chooseTurn } from './turn.ts';
