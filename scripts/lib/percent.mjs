/** A share as people read it: `95.0 %`. */
export const percent = (share) => `${(share * 100).toFixed(1)} %`;
