import { alsEuro } from '../../shared/geld/betrag.ts'
import { entscheidungssummen } from './betraege.ts'
import { entscheidungWort } from './arten.ts'
import { offeneVariablen } from './bausteine.ts'
import type { Baustein, BescheidTeil, Bescheidvorlage } from './bescheidvorlage.ts'
import type { EntscheidungInhalt, Entscheidungsgegenstand, Werte } from './schema.ts'

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

/** What a draft is judged against. */
export type Entscheidungsumstaende = {
  readonly gegenstaende: readonly Entscheidungsgegenstand[]
  readonly vorlage: Bescheidvorlage
}

export type AktiverBaustein = { readonly baustein: Baustein; readonly werte: Werte }

/** The modules of the notice in the order of the programme: the mandatory ones of its kind and the chosen ones. */
export const aktiveBausteine = (
  { art, betraege: angaben, bausteine: gewaehlte }: EntscheidungInhalt,
  { gegenstaende, vorlage }: Entscheidungsumstaende,
): AktiverBaustein[] => {
  const gekuerzt = entscheidungssummen(gegenstaende, angaben).abgelehntCent > 0
  return vorlage.bausteine
    .filter(({ arten, nurBei }) => arten.includes(art) && (nurBei === undefined || gekuerzt))
    .flatMap((baustein) => {
      const gewaehlt = gewaehlte.find(({ code }) => code === baustein.code)
      return baustein.pflicht || gewaehlt !== undefined ? [{ baustein, werte: gewaehlt?.werte ?? {} }] : []
    })
}

/** Where something is missing: the part of the screen that mends it, and the sentence. */
export type Fehlend = { readonly stelle: 'betraege' | BescheidTeil; readonly text: string }
type Frage = (inhalt: EntscheidungInhalt, umstaende: Entscheidungsumstaende) => readonly Fehlend[]

const betraege: Frage = ({ art, betraege: angaben }, { gegenstaende }) => {
  const ohne = gegenstaende.filter((g) => !angaben.some(({ gegenstand }) => gegenstand === g.gegenstand))
  const { bewilligtCent } = entscheidungssummen(gegenstaende, angaben)
  return [
    ...ohne.map(({ name }) => ({ stelle: 'betraege' as const, text: `Zu „${name}“ fehlt der Betrag.` })),
    ...(art === 'BEWILLIGUNG' && bewilligtCent === 0
      ? [
          {
            stelle: 'betraege' as const,
            text: 'Bewilligt ist nichts. Tragen Sie einen Betrag ein, oder lehnen Sie ab.',
          },
        ]
      : []),
    ...(art === 'ABLEHNUNG' && bewilligtCent > 0
      ? [{ stelle: 'betraege' as const, text: 'Bei einer Ablehnung wird nichts bewilligt.' }]
      : []),
  ]
}

const teile: Frage = (inhalt, umstaende) => {
  const da = new Set(aktiveBausteine(inhalt, umstaende).map(({ baustein }) => baustein.teil))
  return umstaende.vorlage.pflichtteile[inhalt.art]
    .filter((teil) => !da.has(teil))
    .map((teil) => ({ stelle: teil, text: `Der Pflichtteil „${TEIL_TITEL[teil]}“ fehlt.` }))
}

const werte: Frage = (inhalt, umstaende) =>
  aktiveBausteine(inhalt, umstaende).flatMap(({ baustein, werte: eingegeben }) =>
    offeneVariablen(baustein, eingegeben).map(({ bezeichnung }) => ({
      stelle: baustein.teil,
      text: `„${baustein.titel}“: ${bezeichnung} fehlt.`,
    })),
  )

/** VwVfG § 39: where not everything is granted, a module says why. */
const begruendung: Frage = (inhalt, umstaende) => {
  const { abgelehntCent } = entscheidungssummen(umstaende.gegenstaende, inhalt.betraege)
  if (inhalt.art === 'BEWILLIGUNG' && abgelehntCent === 0) return []
  const noetig = inhalt.art === 'ABLEHNUNG' ? 'ABLEHNUNG' : 'KUERZUNG'
  if (aktiveBausteine(inhalt, umstaende).some(({ baustein }) => baustein.begruendet === noetig)) return []
  const text =
    noetig === 'ABLEHNUNG'
      ? 'Begründen Sie die Ablehnung mit einem Textbaustein.'
      : `Begründen Sie, warum ${alsEuro(abgelehntCent)} nicht bewilligt werden.`
  return [{ stelle: 'BEGRUENDUNG', text }]
}

const FRAGEN: readonly Frage[] = [betraege, begruendung, werte, teile]

/** What a notice still lacks before it can be presented, in the order of the screen; empty where nothing does. */
export const fehlendeTeile = (inhalt: EntscheidungInhalt, umstaende: Entscheidungsumstaende): Fehlend[] =>
  FRAGEN.flatMap((frage) => frage(inhalt, umstaende))

/** How a decision differs from the one that the programme suggests without findings, in words (S9-04). */
export const inhaltAbweichungen = (
  inhalt: EntscheidungInhalt,
  umstaende: Entscheidungsumstaende,
): string[] => {
  const { gegenstaende, vorlage } = umstaende
  const { abgelehntCent } = entscheidungssummen(gegenstaende, inhalt.betraege)
  const aktive = new Set(aktiveBausteine(inhalt, umstaende).map(({ baustein }) => baustein.code))
  const wahl = vorlage.bausteine.filter(
    ({ arten, pflicht, teil }) => !pflicht && teil !== 'BEGRUENDUNG' && arten.includes(inhalt.art),
  )
  const zusaetzlich = wahl.filter((b) => !b.vorgeschlagen && aktive.has(b.code))
  const weggelassen = wahl.filter((b) => b.vorgeschlagen && !aktive.has(b.code))
  return [
    ...(inhalt.art === 'ABLEHNUNG' ? [entscheidungWort(inhalt.art, abgelehntCent)] : []),
    ...(inhalt.art === 'BEWILLIGUNG' && abgelehntCent > 0 ? [`Kürzung ${alsEuro(abgelehntCent)}`] : []),
    ...zusaetzlich.map(({ titel }) => `Zusätzlich: ${titel}`),
    ...weggelassen.map(({ titel }) => `Ohne: ${titel}`),
  ]
}
