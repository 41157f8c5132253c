import { SCHREIBWEISEN } from '@foerderportal/schreibweise/schlicht'

/** Whether every word that is looked for occurs in the name, whichever way both write umlauts and accents. */
export const passtZu = (name: string, gesucht: string): boolean =>
  gesucht.split(/\s+/).every((wort) => SCHREIBWEISEN.some((wie) => wie(name).includes(wie(wort))))
