const WORDS = 'amber,birch,cinder,delta,ember,flint,granite,harbour,iron,juniper,kestrel,lantern,marsh,north';
const MORE = 'crossing,ditch,farm,field,ford,gate,hollow,lock,mill,pass,quarry,reach,ridge,weir';

/** A whole number below `most`, left to chance. */
export const anyNumber = (most: number): number => Math.floor(Math.random() * most);

/** A seed that people can say to each other. */
export const anySeed = (): string => {
  const [first, second] = [WORDS.split(','), MORE.split(',')];
  return `${first[anyNumber(first.length)]} ${second[anyNumber(second.length)]} ${anyNumber(900) + 100}`;
};
