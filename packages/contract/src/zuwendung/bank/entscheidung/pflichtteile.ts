import { alsEuro } from '../../../shared/geld/betrag.ts'
import { aktiveBausteine, type Entscheidungsumstaende } from './aktiveBausteine.ts'
import { entscheidungssummen, type Entscheidungssummen } from './betraege.ts'
import { entscheidungWort, type EntscheidungArt } from './arten.ts'
import { offeneVariablen } from './bausteine.ts'
import type { Begruendung, BescheidTeil } from './bescheidvorlage.ts'
import { hatJahresfrist } from './jahresfrist.ts'
import type { EntscheidungInhalt } from './schema.ts'

/** What the parts of a notice are called, on the screen and where one is missing. */
export const TEIL_TITEL: Record<BescheidTeil, string> = {
  TENOR: 'Entscheidung',
  RECHTSGRUNDLAGE: 'Rechtsgrundlage',
  NEBENBESTIMMUNG: 'Nebenbestimmungen',
  AUSZAHLUNG: 'Auszahlung',
  BEGRUENDUNG: 'Begründung',
  SUBVENTION: 'Subventionserhebliche Tatsachen',
  HINWEIS: 'Hinweise',
  RECHTSBEHELF: 'Rechtsbehelfsbelehrung',
}

/** Where something is missing: the part of the screen that mends it, and the sentence. */
export type Fehlend = {
  readonly stelle: 'betraege' | 'kenntnisAm' | BescheidTeil
  readonly text: string
  /** Where it is the amount of an item: of which. */
  readonly gegenstand?: string
  /** Where it is a value of a module: which one. */
  readonly wert?: { readonly code: string; readonly name: string }
}
type Frage = (inhalt: EntscheidungInhalt, umstaende: Entscheidungsumstaende) => readonly Fehlend[]

type Satz = (summen: Entscheidungssummen) => string | null
type Artfrage = {
  /** What is wrong with the amounts as a whole. */
  readonly betraege: Satz
  /** Of what a module has to give the reasons, and how that is said where none does (VwVfG § 39). */
  readonly begruendung: readonly [Begruendung, Satz] | null
  /** How it differs from what the programme suggests. */
  readonly abweichung: Satz
}

const nachtrag = (art: EntscheidungArt, begruendung: Artfrage['begruendung']): Artfrage => ({
  betraege: ({ wegfallCent }) => (wegfallCent > 0 ? null : 'Verringern Sie mindestens einen Betrag.'),
  begruendung,
  abweichung: ({ wegfallCent }) => `${entscheidungWort(art, wegfallCent)}: ${alsEuro(wegfallCent)} weniger`,
})

/** What is asked of each kind. A waiver is granted as it was declared: nobody has to say why (§ 39 (2) no. 1). */
const JE_ART: Record<EntscheidungArt, Artfrage> = {
  BEWILLIGUNG: {
    betraege: ({ bewilligtCent }) =>
      bewilligtCent === 0 ? 'Bewilligt ist nichts. Tragen Sie einen Betrag ein, oder lehnen Sie ab.' : null,
    begruendung: [
      'KUERZUNG',
      ({ wegfallCent }) =>
        wegfallCent > 0 ? `Begründen Sie, warum ${alsEuro(wegfallCent)} nicht bewilligt werden.` : null,
    ],
    abweichung: ({ wegfallCent }) => (wegfallCent > 0 ? `Kürzung ${alsEuro(wegfallCent)}` : null),
  },
  ABLEHNUNG: {
    betraege: ({ bewilligtCent }) =>
      bewilligtCent > 0 ? 'Bei einer Ablehnung wird nichts bewilligt.' : null,
    begruendung: ['ABLEHNUNG', () => 'Begründen Sie die Ablehnung mit einem Textbaustein.'],
    abweichung: ({ wegfallCent }) => entscheidungWort('ABLEHNUNG', wegfallCent),
  },
  AENDERUNG: nachtrag('AENDERUNG', ['NACHTRAG', () => 'Begründen Sie die Änderung mit einem Textbaustein.']),
  WIDERRUF: nachtrag('WIDERRUF', ['NACHTRAG', () => 'Begründen Sie den Widerruf mit einem Textbaustein.']),
  RUECKNAHME: nachtrag('RUECKNAHME', [
    'NACHTRAG',
    () => 'Begründen Sie die Rücknahme mit einem Textbaustein.',
  ]),
  VERZICHT: nachtrag('VERZICHT', null),
}

const betraege: Frage = ({ art, betraege: angaben }, { gegenstaende }) => {
  const ohne = gegenstaende.filter((g) => !angaben.some(({ gegenstand }) => gegenstand === g.gegenstand))
  const satz = JE_ART[art].betraege(entscheidungssummen(gegenstaende, angaben))
  return [
    ...ohne.map(({ gegenstand, name }) => ({ gegenstand, text: `Zu „${name}“ fehlt der Betrag.` })),
    ...(satz === null ? [] : [{ text: satz }]),
  ].map((eines) => ({ stelle: 'betraege' as const, ...eines }))
}

const kenntnis: Frage = (inhalt, umstaende) =>
  hatJahresfrist(inhalt, umstaende) && inhalt.kenntnisAm === undefined
    ? [{ stelle: 'kenntnisAm', text: 'Nennen Sie den Tag, an dem die Bank von den Tatsachen erfahren hat.' }]
    : []

const teile: Frage = (inhalt, umstaende) => {
  const da = new Set(aktiveBausteine(inhalt, umstaende).map(({ baustein }) => baustein.teil))
  return (umstaende.vorlage.pflichtteile[inhalt.art] ?? [])
    .filter((teil) => !da.has(teil))
    .map((teil) => ({ stelle: teil, text: `Der Pflichtteil „${TEIL_TITEL[teil]}“ fehlt.` }))
}

const werte: Frage = (inhalt, umstaende) =>
  aktiveBausteine(inhalt, umstaende).flatMap(({ baustein, werte: eingegeben }) =>
    offeneVariablen(baustein, eingegeben).map(({ bezeichnung, name }) => ({
      stelle: baustein.teil,
      wert: { code: baustein.code, name },
      text: `„${baustein.titel}“: ${bezeichnung} fehlt.`,
    })),
  )

const begruendung: Frage = (inhalt, umstaende) => {
  const [noetig, satz] = JE_ART[inhalt.art].begruendung ?? []
  const text = satz?.(entscheidungssummen(umstaende.gegenstaende, inhalt.betraege)) ?? null
  if (text === null) return []
  if (aktiveBausteine(inhalt, umstaende).some(({ baustein }) => baustein.begruendet === noetig)) return []
  return [{ stelle: 'BEGRUENDUNG', text }]
}

const FRAGEN: readonly Frage[] = [betraege, kenntnis, begruendung, werte, teile]

/** What a notice still lacks before it can be presented, in the order of the screen; empty where nothing does. */
export const fehlendeTeile = (inhalt: EntscheidungInhalt, umstaende: Entscheidungsumstaende): Fehlend[] =>
  FRAGEN.flatMap((frage) => frage(inhalt, umstaende))

/** How a decision differs from the one that the programme suggests without findings, in words (S9-04). */
export const inhaltAbweichungen = (
  inhalt: EntscheidungInhalt,
  umstaende: Entscheidungsumstaende,
): string[] => {
  const { gegenstaende, vorlage } = umstaende
  const satz = JE_ART[inhalt.art].abweichung(entscheidungssummen(gegenstaende, inhalt.betraege))
  const aktive = new Set(aktiveBausteine(inhalt, umstaende).map(({ baustein }) => baustein.code))
  const wahl = vorlage.bausteine.filter(
    ({ arten, pflicht, teil }) => !pflicht && teil !== 'BEGRUENDUNG' && arten.includes(inhalt.art),
  )
  const zusaetzlich = wahl.filter((b) => !b.vorgeschlagen && aktive.has(b.code))
  const weggelassen = wahl.filter((b) => b.vorgeschlagen && !aktive.has(b.code))
  return [
    ...(satz === null ? [] : [satz]),
    ...zusaetzlich.map(({ titel }) => `Zusätzlich: ${titel}`),
    ...weggelassen.map(({ titel }) => `Ohne: ${titel}`),
  ]
}
