/** Something that an administrator asked for and that cannot be done, with a sentence that says why. */
export class AdminTrouble extends Error {}
