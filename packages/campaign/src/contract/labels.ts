/**
 * Labels of dice, random draws and decisions. They are part of the format of campaign files: a correction finds the draws
 * of old facts by their labels, so labels use ids of units and armies, never positions.
 */
export const LABEL = {
  length: 'length',
  objective: (army: string): string => `${army} objective`,
  reached: (army: string): string => `${army} objective reached`,

  eventCheck: (round: number): string => `round ${round} event check`,
  eventTens: (round: number): string => `round ${round} event tens`,
  eventOnes: (round: number): string => `round ${round} event ones`,
  /** For the event that replaces one without a target. */
  otherTens: 'event tens',
  otherOnes: 'event ones',
  eventD3: (event: string): string => `event ${event} D3`,
  howMany: 'how many units',
  randomArmy: 'random army',
  randomUnit: 'random unit',
  rosterEntry: 'roster entry',
  unitToSend: 'unit to send',
  markedUnit: 'marked unit',

  ransomD3: (event: string): string => `event ${event} ransom D3`,
  ransom: (unit: string): string => `${unit} ransom`,
  oddXp: 'who gets the odd XP',

  medics: (army: string): string => `${army} medics`,
  casualty: (unit: string): string => `${unit} casualty`,
  casualtyAgain: (unit: string): string => `${unit} casualty again`,
  reroll: (unit: string): string => `${unit} re-roll`,
  injury: (unit: string): string => `${unit} injury`,
  injuryAgain: (unit: string): string => `${unit} injury again`,
  talent: (unit: string): string => `${unit} talent`,
  sitOut: (unit: string): string => `${unit} sit out`,

  kill: (victims: readonly string[]): string => `kill of ${victims.join(' and ')}`,
  frenzy: (unit: string, victim: string): string => `${unit} frenzy for ${victim}`,
  trait: (unit: string): string => `${unit} trait`,
  fastLearner: (unit: string): string => `${unit} fast learner`,
  specialistMode: (unit: string): string => `${unit} specialist mode`,
  skillSet: (unit: string): string => `${unit} skill set`,
  skill: (unit: string): string => `${unit} skill`,

  sale: (unit: string, upgrade: string): string => `${unit} ${upgrade} sale`,
} as const;
