/** '1a2b 3c4d' of a checksum: enough to compare by eye. */
export const summenanfang = (sha256: string): string => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)}`
