import { mitUnd } from '../../shared/aufzaehlung.ts'
import { REGION } from '../../shared/konstanten.ts'
import { ANTRAGSTELLER_ART_TEXT } from '../../unternehmen/werte/enums.ts'
import { MINDESTMOOR_HA, mitMoorflaeche } from '../antragsformular/moorflaeche.ts'
import { GROESSE_TEXT, bestaetigteKlasse, groesseWeichtAb, groessenklasse } from '../groesse/groesse.ts'
import { kann } from '../programm/faehigkeiten.ts'
import { dokumentListe } from '../unterlagen/dokumentliste.ts'
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

/** A5 */
export const svlfgBescheid: Regel = ({ formular, kontext }) => {
  const zeile = dokumentListe(formular, kontext.unterlagen).find(
    ({ art }) => art === 'beitragsBescheideSvlfg' || art === 'beitragbescheidSvlfg',
  )
  const vorhanden = zeile?.dateien.length ?? 0
  if (vorhanden > 0) return nachlesen('Der Beitragsbescheid liegt vor. Lesen Sie, für wen und wann er gilt.')
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
