import { mitUnd } from '../../../shared/aufzaehlung.ts'
import { REGION } from '../../../shared/konstanten.ts'
import { ANTRAGSTELLER_ART_TEXT } from '../../../unternehmen/werte/enums.ts'
import { MINDESTMOOR_HA, mitMoorflaeche } from '../../kern/antragsformular/moorflaeche.ts'
import {
  GROESSE_TEXT,
  bestaetigteKlasse,
  groesseWeichtAb,
  groessenklasse,
} from '../../kern/groesse/groesse.ts'
import { kann } from '../../kern/programm/faehigkeiten.ts'
import { REGISTER_REGEL } from '../../../unternehmen/werte/registerRegel.ts'
import { dateienVon, dokumentListe } from '../../antrag/unterlagen/dokumentliste.ts'
import type { DateiAngabe } from '../../../formular/dateien.ts'
import { momentVon, tagInBerlin } from '../../../shared/zeit/datum.ts'
import type { Vorschlag } from './ergebnis.ts'
import { entfaellt, erfuellt, nachlesen, nichtErfuellt, type Regel } from './regel.ts'

/** A1 */
export const einladungDecktKategorien: Regel = ({ formular, kontext: { erlaubteKategorien: erlaubt } }) => {
  const beantragt = [...new Set((formular.foerdergegenstandSeiten ?? []).flatMap((s) => s.kategorie ?? []))]
  const fremde = beantragt.filter((kategorie) => !erlaubt.includes(kategorie))
  const eingeladen = `Eingeladen zu ${mitUnd(erlaubt)}.`
  if (beantragt.length === 0) return null
  return fremde.length === 0
    ? erfuellt(`Beantragt in ${mitUnd(beantragt)}. ${eingeladen}`)
    : nichtErfuellt(`Ohne Einladung beantragt: ${mitUnd(fremde)}. ${eingeladen}`)
}

/** A2 */
export const antragstellerArtZulaessig: Regel = ({ formular, kontext }) => {
  const { antragstellerArt: art } = formular.produktgruppenDaten
  if (!art) return null
  return kontext.moeglicheAntragstellerArten.includes(art)
    ? erfuellt(`${ANTRAGSTELLER_ART_TEXT[art]}: antragsberechtigt.`)
    : nichtErfuellt(`${ANTRAGSTELLER_ART_TEXT[art]}: in diesem Programm nicht antragsberechtigt.`)
}

/** A3. What differs is explained in words, and only a person reads words. */
export const groesseWieZahlen: Regel = ({ formular: { produktgruppenDaten: d } }) => {
  const errechnet = groessenklasse(d)
  const bestaetigt = bestaetigteKlasse(d)
  if (errechnet === null || bestaetigt === null) return null
  if (groesseWeichtAb(d))
    return nachlesen(
      `Die Zahlen ergeben: ${GROESSE_TEXT[errechnet]}. Bestätigt ist: ${GROESSE_TEXT[bestaetigt]}. Die Erklärung entscheidet.`,
    )
  if (errechnet === 'GROSS' && d.antragstellerArt !== 'ANERKANNTE_NATURSCHUTZVEREINIGUNG')
    return nichtErfuellt('Die Zahlen liegen über denen eines mittleren Unternehmens.')
  const weitere = d.groessenrechnung?.weitere?.length ?? 0
  const verbund = weitere === 0 ? 'ohne weitere Unternehmen' : `zusammengerechnet mit ${weitere} weiteren`
  return erfuellt(`${GROESSE_TEXT[errechnet]}, so bestätigt (${verbund}).`)
}

/** Whether a file is of the year of the application, by the day on which it came; the rest is to be read. */
const diesesJahr = ({ angelegtAm, dateiname }: DateiAngabe, heute: string): Vorschlag => {
  const jahr = heute.slice(0, 4)
  const genannt = /\b20\d\d\b/.exec(dateiname ?? '')?.[0]
  if (genannt !== undefined && genannt !== jahr)
    return nachlesen(`Der Beitragsbescheid heißt nach dem Jahr ${genannt}. Lesen Sie, für welches er gilt.`)
  return typeof angelegtAm === 'string' && tagInBerlin(momentVon(angelegtAm)) < `${jahr}-01-01`
    ? nachlesen(`Der Beitragsbescheid wurde vor ${jahr} hochgeladen. Lesen Sie, für welches Jahr er gilt.`)
    : erfuellt(
        `Der Beitragsbescheid liegt vor, in diesem Jahr hochgeladen. Bestätigen Sie, dass er für ${jahr} gilt.`,
      )
}

/** A5 */
export const svlfgBescheid: Regel = ({ formular, kontext }) => {
  const zeile = dokumentListe(formular, kontext.unterlagen).find(
    ({ art }) => art === 'beitragsBescheideSvlfg' || art === 'beitragbescheidSvlfg',
  )
  const [erste] = zeile?.dateien ?? []
  if (erste !== undefined)
    return kann(formular.produktgruppenDaten, 'MitKurzerPruefung')
      ? diesesJahr(erste, kontext.heute)
      : nachlesen('Der Beitragsbescheid liegt vor. Lesen Sie, für wen und wann er gilt.')
  return zeile?.erforderlich === true
    ? nichtErfuellt('Der Beitragsbescheid fehlt.')
    : entfaellt('Von diesem Antragsteller wird kein Beitragsbescheid verlangt.')
}

const hektar = new Intl.NumberFormat(REGION.locale, { maximumFractionDigits: 4 })

/** A6 */
export const moorflaecheGenuegt: Regel = ({ formular }) => {
  const { produktgruppenDaten: d } = formular
  if (!kann(d, 'MitMoorflaeche')) return null
  if (!mitMoorflaeche(formular.foerdergegenstandSeiten))
    return entfaellt('Keine Technik für Moorböden beantragt.')
  const flaeche = d.moorflaeche ?? 0
  const satz = `Angegeben sind ${hektar.format(flaeche)} ha, nötig sind ${MINDESTMOOR_HA} ha.`
  return flaeche >= MINDESTMOOR_HA ? erfuellt(satz) : nichtErfuellt(satz)
}

/** Who sent has signing authority, or the application would not be here (S4-07); a register is looked up by a person. */
export const vertretungGeklaert: Regel = ({ formular }) => {
  const { unternehmen, alleineZeichnungsberechtigt: alleine } = formular
  if (!unternehmen?.rechtsform) return null
  if (dateienVon(formular, 'vollmachtBevollmaechtigter').length > 0)
    return nachlesen('Eine Vollmacht liegt bei. Lesen Sie, wer wen wozu bevollmächtigt.')
  if (REGISTER_REGEL[unternehmen.rechtsform].eintrag === 'erforderlich')
    return nachlesen(
      'Das Unternehmen ist eingetragen. Vergleichen Sie Rechtsform und Vertretung mit dem Register.',
    )
  return erfuellt(
    alleine === false
      ? 'Ohne Registereintrag; zwei Zeichnungsberechtigte haben unterschrieben.'
      : 'Ohne Registereintrag; eingereicht von einer Person, die allein zeichnen darf.',
  )
}
