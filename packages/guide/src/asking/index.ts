export { answerQuestion } from './answers.ts';
export { suggestedMuster } from './mustering.ts';
export { type PromptChoice, askEach, isAuto, parseFaces, parseSpot, type Prompt, YES_NO } from './prompt.ts';
export { chooseRuling } from './ruling.ts';
export { evenHitShares, shareText } from './sharing.ts';
export { type AskingContext, StartOver, makeAskingContext, type ListSuggestions } from './seat.ts';
export { chooseTurn } from './turn.ts';
