/** The folder of the bundle in a clone. */
export const BUNDLE: URL;

/** Whether the bundle was made of what is compiled now. */
export const isBundleCurrent: () => boolean;
