import { alsEuro, inCent } from '../../../shared/geld/betrag.ts'
import type { Feldfehler } from '../../../shared/problem.ts'
import { istDeMinimisArt, type DokumentArt } from '../../kern/antragsformular/dokumentArten.ts'
import { dokumentListe } from '../unterlagen/dokumentliste.ts'
import { istLeer } from '../../../formular/leer.ts'
import { MINDESTMOOR_HA } from '../../kern/antragsformular/moorflaeche.ts'
import { kann } from '../../kern/programm/faehigkeiten.ts'
import { zuFinanzierenCent } from '../rules.ts'
import type { AntragDaten } from '../schema.ts'

export type Pruefung = (daten: AntragDaten) => Feldfehler[]

/** The errors of the rows whose condition holds: [path, condition, text]. */
export const fehler = (...zeilen: readonly (readonly [string, boolean, string])[]): Feldfehler[] =>
  zeilen.filter(([, falsch]) => falsch).map(([pfad, , text]) => ({ pfad, text }))

/** The errors of the rows whose value is missing: [path, value, text]. */
export const fehlt = (...zeilen: readonly (readonly [string, unknown, string])[]): Feldfehler[] =>
  zeilen.filter(([, wert]) => istLeer(wert)).map(([pfad, , text]) => ({ pfad, text }))

const P = 'produktgruppenDaten'

export const antragstellerPruefen: Pruefung = ({ formular: { produktgruppenDaten: d }, kontext }) =>
  fehler([
    `${P}.antragstellerArt`,
    Boolean(d.antragstellerArt) &&
      !kontext.moeglicheAntragstellerArten.some((art) => art === d.antragstellerArt),
    'Wer so wirtschaftet, kann in diesem Programm keinen Antrag stellen. Wählen Sie eine andere Art, wenn sie auch zutrifft.',
  ])

const moorErrors = (moor: number | null, nutz: number | null) =>
  fehler(
    [
      `${P}.moorflaeche`,
      moor !== null && moor < MINDESTMOOR_HA,
      `Für Moortechnik brauchen Sie mindestens ${MINDESTMOOR_HA} ha Moorfläche.`,
    ],
    [
      `${P}.moorflaeche`,
      moor !== null && nutz !== null && moor > nutz,
      'Die Moorfläche kann nicht größer sein als die Nutzfläche.',
    ],
  )

/** S4-04 */
export const moorflaechePruefen: Pruefung = ({ formular: { produktgruppenDaten: d } }) => {
  return kann(d, 'MitMoorflaeche') ? moorErrors(d.moorflaeche ?? null, d.nutzflaeche ?? null) : []
}

/** Grant + loan + own means = total cost (S4-05). */
export const finanzierungPruefen: Pruefung = ({ formular }) => {
  const { produktgruppenDaten: d } = formular
  if (!kann(d, 'MitFinanzierungsplan')) return []
  const noetig = zuFinanzierenCent(formular.foerdergegenstandSeiten)
  const gedeckt = inCent(d.darlehen ?? 0) + inCent(d.eigenmittel ?? 0)
  return fehler([
    `${P}.eigenmittel`,
    typeof d.darlehen === 'number' && typeof d.eigenmittel === 'number' && gedeckt !== noetig,
    `Darlehen und Eigenmittel ergeben ${alsEuro(gedeckt)}. Zusammen müssen sie ${alsEuro(noetig)} ergeben.`,
  ])
}

/** S4-06, for the kinds of one page. */
const unterlagenPruefen =
  (gehoertDazu: (art: DokumentArt) => boolean): Pruefung =>
  ({ formular, kontext }) =>
    dokumentListe(formular, kontext.unterlagen)
      .filter(({ art }) => gehoertDazu(art))
      .flatMap(({ art, titel, erforderlich, dateien }) =>
        fehler([`dokumente.${art}`, erforderlich && dateien.length === 0, `Laden Sie hoch: ${titel}.`]),
      )

export const dokumentePruefen = unterlagenPruefen((art) => !istDeMinimisArt(art))
export const deMinimisPruefen = unterlagenPruefen(istDeMinimisArt)

export const zeichnungPruefen: Pruefung = ({ formular: f }) =>
  fehler([
    'zeichnungsberechtigter',
    f.alleineZeichnungsberechtigt === false && istLeer(f.zeichnungsberechtigter?.subjectId),
    'Wählen Sie die Person, die mit unterschreibt.',
  ])
