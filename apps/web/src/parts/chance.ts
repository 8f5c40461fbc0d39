const FIRST_WORDS = 'amber,birch,cinder,delta,ember,flint,granite,harbour,iron,juniper,kestrel,lantern,marsh,north';
const SECOND_WORDS = 'crossing,ditch,farm,field,ford,gate,hollow,lock,mill,pass,quarry,reach,ridge,weir';

/** Returns a random whole number below `most`. */
export const randomBelow = (most: number): number => Math.floor(Math.random() * most);

/** Returns a random seed that is easy to say aloud: two words and a number. */
export const randomSeed = (): string => {
  const [first, second] = [FIRST_WORDS.split(','), SECOND_WORDS.split(',')];
  return `${first[randomBelow(first.length)]} ${second[randomBelow(second.length)]} ${randomBelow(900) + 100}`;
};
