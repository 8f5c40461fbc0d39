/** Returns the SHA-256 of a text in hexadecimal digits. */
export const sha256 = async (text: string): Promise<string> => {
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
