/** Along the keyboard and the alphabet; each counts backwards, too. */
const KETTEN = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertzuiopü+',
  'asdfghjklöä#',
  '<yxcvbnm,.-',
  'qwertyuiop',
  'asdfghjkl;',
  'zxcvbnm,./',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm8ik,9ol.',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.',
  'qaywsxedcrfvtgbzhnujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((kette) => [kette, Array.from(kette).toReversed().join('')])
const KUERZESTE_KETTE = 4

/** Of which passwords are made more than of any others. */
const WOERTER = `
  passwort password kennwort geheim secret hallo hello willkommen welcome administrator admin letmein
  login master dragon monkey football fussball schatz ichliebedich iloveyou sonnenschein sunshine
  princess qwertz qwerty frühling fruehling sommer herbst winter summer deutschland berlin münchen
  januar februar april juni juli august september oktober november dezember landwirtschaft landwirt
  bauernhof bauer traktor schlepper förderung foerderung förderportal foerderportal förder foerder
  portal antrag zuschuss mein
`
  .trim()
  .split(/\s+/)

/** What is left of a password when all that is easy to guess counts as one character. */
const MINDESTENS = 8
const STEIN = '\u0001'

const EBENSO: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
/** 'P@ssw0rt' is the word 'passwort'. */
const buchstabiert = (text: string) =>
  text.replaceAll(/[@43$!1057]/g, (zeichen) => EBENSO[zeichen] ?? zeichen)

const ketteAb = (text: string, von: number): number => {
  for (let bis = Math.min(text.length, von + 40); bis - von >= KUERZESTE_KETTE; bis--)
    if (KETTEN.some((kette) => kette.includes(text.slice(von, bis)))) return bis - von
  return 0
}

const ohneKetten = (text: string): string => {
  let rest = ''
  for (let i = 0; i < text.length;) {
    const laenge = ketteAb(text, i)
    rest += laenge > 0 ? STEIN : text.charAt(i)
    i += Math.max(laenge, 1)
  }
  return rest
}

/** Longer ones first: they are cut out before their parts. */
const ohneWoerter = (text: string, woerter: readonly string[]) =>
  woerter.toSorted((a, b) => b.length - a.length).reduce((rest, wort) => rest.replaceAll(wort, STEIN), text)

/** 'abcabcabc' is 'abc', 'aaaa' is 'a'. */
const ohneWiederholung = (text: string) =>
  text.replaceAll(/(.{2,}?)\1+/gsu, '$1').replaceAll(/(.)\1{2,}/gsu, '$1')

const rest = (text: string, woerter: readonly string[]): string =>
  ohneWiederholung(ohneKetten(ohneWoerter(text, woerter).replaceAll(/(?:19|20)\d\d/g, STEIN)))

/** A word of somebody's own counts from this length; shorter ones stand in many others. */
const EIGENES_AB = 4

/**
 * Whether a password consists of little but words that everybody uses, years, and walks along the keyboard. `eigene`
 * are further words, of the person or the portal.
 */
export const istErratbar = (passwort: string, eigene: readonly string[] = []): boolean => {
  const text = passwort.normalize('NFC').toLowerCase()
  const woerter = [
    ...WOERTER,
    ...eigene.map((wort) => wort.toLowerCase()).filter((wort) => wort.length >= EIGENES_AB),
  ]
  return [text, buchstabiert(text)].some((variante) => rest(variante, woerter).length < MINDESTENS)
}
