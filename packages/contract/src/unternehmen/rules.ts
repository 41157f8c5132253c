import { bicFormatieren } from '../shared/geld/iban.ts'
import { ibanFormatieren } from '../shared/geld/ibanForm.ts'
import type { KontoInformation } from '../shared/geld/konto.ts'
import { kontoFehler } from '../shared/geld/kontoFehler.ts'
import type { Feldfehler } from '../shared/problem.ts'
import { steuernummerFehler, steuernummerFormatieren } from '../shared/nummern/steuernummer.ts'
import { wirtschaftsIdFehler, wirtschaftsIdFormatieren } from '../shared/nummern/wirtschaftsId.ts'
import { oderNull } from '../shared/text.ts'
import { zidFehler, zidFormatieren } from '../shared/nummern/zid.ts'
import type { AntragstellerArt } from './werte/enums.ts'
import { registerNummerFormatieren, registerPruefen, type Gerichtskenner } from './register.ts'
import type { LandwirtschaftlichesUnternehmenEingabe, UnternehmenEingabe } from './schema.ts'

/** S1-06: who must give a ZID-Betriebsnummer; for all others it is optional. */
const ZID_ERFORDERLICH: Record<AntragstellerArt, boolean> = {
  PRIMAERPRODUZENT: true,
  ZUSAMMENSCHLUSS_PRIMAERPRODUZENTEN: false,
  LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN: false,
  GEWERBLICHER_MASCHINENRING: false,
  ANERKANNTE_NATURSCHUTZVEREINIGUNG: false,
}

type Freiwillig = string | null | undefined
/** Judges an optional field only where it was given. */
const wenn = (text: Freiwillig, fehler: (text: string) => string | undefined): string | undefined => {
  const wert = oderNull(text)
  return wert === null ? undefined : fehler(wert)
}

const zidPruefen = (u: LandwirtschaftlichesUnternehmenEingabe): string | undefined =>
  ZID_ERFORDERLICH[u.antragstellerArt]
    ? zidFehler(u.zidBetriebsnummer ?? '')
    : wenn(u.zidBetriebsnummer, zidFehler)

/** Older than any company: catches a year that was typed wrongly. */
const FRUEHESTES_JAHR = '1000'
const gruendungPruefen = (tag: string, heute: string): string | undefined => {
  if (tag > heute) return 'Geben Sie ein Gründungsdatum ein, das nicht in der Zukunft liegt.'
  return tag < FRUEHESTES_JAHR ? 'Geben Sie das Jahr der Gründung mit vier Ziffern ein.' : undefined
}

const kontoPruefen = (konto: KontoInformation, i: number): [string, string | undefined][] =>
  Object.entries(kontoFehler(konto)).map(([feld, fehler]) => [`kontoInformationen.${i}.${feld}`, fehler])

const schluessel = (konto: KontoInformation) => `${konto.produktgruppe} ${ibanFormatieren(konto.iban)}`
const doppeltesKonto = (konten: readonly KontoInformation[]): [string, string | undefined][] =>
  konten.map((konto, i) => [
    `kontoInformationen.${i}.iban`,
    konten.findIndex((anderes) => schluessel(anderes) === schluessel(konto)) < i
      ? 'Dieses Konto steht schon weiter oben. Entfernen Sie es hier.'
      : undefined,
  ])

const landwirtschaftPruefen = (
  u: LandwirtschaftlichesUnternehmenEingabe,
  heute: string,
  kennt: Gerichtskenner | undefined,
): [string, string | undefined][] => [
  ['gruendungsDatum', gruendungPruefen(u.gruendungsDatum, heute)],
  ...Object.entries(registerPruefen(u, kennt)),
  ['steuernummer', steuernummerFehler(u.steuernummer)],
  ['zidBetriebsnummer', zidPruefen(u)],
  ['wirtschaftsIdentifikationsnummer', wenn(u.wirtschaftsIdentifikationsnummer, wirtschaftsIdFehler)],
  ...u.kontoInformationen.flatMap(kontoPruefen),
  ...doppeltesKonto(u.kontoInformationen),
]

/**
 * S1-06, beyond the shape of a single field. `heute` is the day in Berlin, 'YYYY-MM-DD', by the clock of whoever
 * decides; `kennt` asks the courts that hold for him, if not those of the product. Empty when the company can be
 * registered.
 */
export const unternehmenPruefen = (
  u: UnternehmenEingabe,
  heute: string,
  kennt?: Gerichtskenner,
): Feldfehler[] => {
  if (u.type !== 'LandwirtschaftlichesUnternehmen') return []
  return landwirtschaftPruefen(u, heute, kennt).flatMap(([pfad, text]) =>
    text === undefined ? [] : [{ pfad, text }],
  )
}

const mit = (text: Freiwillig, formatieren: (text: string) => string): string | null => {
  const wert = oderNull(text)
  return wert === null ? null : formatieren(wert)
}

const kontoVereinheitlichen = (konto: KontoInformation) => ({
  ...konto,
  iban: ibanFormatieren(konto.iban),
  bic: mit(konto.bic, bicFormatieren),
  kontofuehrendesInstitut: oderNull(konto.kontofuehrendesInstitut),
  abweichenderKontoinhaber: oderNull(konto.abweichenderKontoinhaber),
})

const landwirtschaftVereinheitlichen = (u: LandwirtschaftlichesUnternehmenEingabe) => ({
  type: u.type,
  name: u.name,
  adresseBetriebssitz: u.adresseBetriebssitz,
  ansprechpartner: u.ansprechpartner,
  antragstellerArt: u.antragstellerArt,
  gruendungsDatum: u.gruendungsDatum,
  kontoInformationen: u.kontoInformationen.map(kontoVereinheitlichen),
  korrespondenzadresse: u.korrespondenzadresse ?? null,
  rechtsform: u.rechtsform,
  registerArt: u.registerArt ?? null,
  registerGericht: oderNull(u.registerGericht),
  registerNummer: mit(u.registerNummer, (text) => registerNummerFormatieren(u.registerArt, text)),
  steuernummer: steuernummerFormatieren(u.steuernummer),
  zidBetriebsnummer: mit(u.zidBetriebsnummer, zidFormatieren),
  wirtschaftsIdentifikationsnummer: mit(u.wirtschaftsIdentifikationsnummer, wirtschaftsIdFormatieren),
})

/**
 * The form in which a company is stored: one spelling for every number, null for what was not given, nothing that the
 * server gives itself. Duplicates are found by it (S1-07).
 */
export const unternehmenVereinheitlichen = (u: UnternehmenEingabe) =>
  u.type === 'LandwirtschaftlichesUnternehmen'
    ? landwirtschaftVereinheitlichen(u)
    : { type: u.type, name: u.name }

export type UnternehmenDokument = ReturnType<typeof unternehmenVereinheitlichen>
