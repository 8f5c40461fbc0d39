/** The texts about the connection to the server. */
export const API_TEXTS = {
  noServer: 'The server cannot be reached. Check your connection and try again.',
  stillTerrain: 'The battle has not started. The terrain is still being placed.',
} as const;
