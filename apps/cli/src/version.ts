/** The version of Muster, as in the package. */
export const VERSION = '0.1.0';
