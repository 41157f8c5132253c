/** How many, as one says it: '1 Fall', '5.000 Fälle'. */
export const wieViele = (anzahl: number, eines: string, mehrere: string): string =>
  `${anzahl.toLocaleString('de-DE')} ${anzahl === 1 ? eines : mehrere}`
