/** An error of an admin action, with a sentence for the administrator. */
export class AdminTrouble extends Error {}
