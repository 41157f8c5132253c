// Names of one invoice as people write them, made one (S6-03): the register of invoices counts by it.

const UMLAUTE: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE' }

/** Letters and digits in capitals; zeros in front stay, for 007 is another number than 7. */
const zeichen = (text: string): string =>
  text
    .normalize('NFC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** What says only in which legal form somebody trades, and is left out as often as not. */
const RECHTSFORM =
  /(?<![\p{L}\p{N}])(?:g?gmbh|mbh|ag|kg|ohg|e?gbr|ug|se|eg|ev|ek|ekfr|kgaa|co|haftungsbeschränkt|inh|inhaber|inhaberin)(?![\p{L}\p{N}])/giu

/** 'e. K.' and 'G.m.b.H.' are one word each. */
const EINZELN = /(?<=(?<!\p{L})\p{L})\.\s*(?=\p{L}(?!\p{L}))/gu

const ohneRechtsform = (name: string): string => name.replaceAll(EINZELN, '').replaceAll(RECHTSFORM, ' ')

/** An issuer as the register knows it: 'Landtechnik Nord GmbH & Co. KG' is 'LANDTECHNIKNORD'. */
const stellerNormal = (name: string): string => {
  const kurz = zeichen(ohneRechtsform(name.normalize('NFC'))) || zeichen(name)
  return kurz.replaceAll(/[ÄÖÜ]/gu, (umlaut) => UMLAUTE[umlaut] ?? umlaut)
}

/**
 * The key of an invoice within a company: letters and digits of its number in capitals, and the normalised issuer. The
 * VAT id of an e-invoice is no part of it: with it the same invoice would have two keys, typed and read (ADR 0073). null
 * where number or issuer say nothing.
 */
export const rechnungsschluessel = (
  nummer: string | null | undefined,
  steller: string | null | undefined,
): string | null => {
  const teile = [zeichen(nummer ?? ''), stellerNormal(steller ?? '')]
  return teile.includes('') ? null : teile.join('|')
}
