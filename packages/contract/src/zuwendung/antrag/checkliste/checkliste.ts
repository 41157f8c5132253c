import { ANTRAGSTELLER_ART_TEXT, RECHTSFORM_TEXT } from '../../../unternehmen/werte/enums.ts'
import {
  faelleVon,
  hatTyp,
  kategorienVon,
  nurBei,
  type ChecklisteQuelle,
  type Fall,
} from './checklisteFaelle.ts'
import type { Checkliste, ChecklisteKlasse } from './checklisteSchema.ts'
import { seitenVon } from './checklisteSeiten.ts'
import { unterlagenVorab } from '../unterlagen/dokumentliste.ts'
import { UNTERLAGEN_JE_MASCHINE } from '../../kern/antragsformular/gegenstaende.ts'
import { GROESSENKLASSEN } from '../../kern/groesse/groesse.ts'
import { kaufHinweis } from '../../kern/programm/kauftermin.ts'
import { foerderQuoten } from '../../kern/programm/programm.ts'

const istJeMaschine = (art: string) => UNTERLAGEN_JE_MASCHINE.some((unterlage) => unterlage === art)

/** The list of documents before an application exists; papers of machines only where there are machines. */
const unterlagenVon = ({ formular, kontext, programm }: ChecklisteQuelle, faelle: readonly Fall[]) => {
  const nachCode = (codes: readonly string[] | null) =>
    codes && nurBei(faelle, ({ kategorie }) => codes.includes(kategorie.id))
  return unterlagenVorab({
    programm: formular.produktgruppenDaten.type,
    regeln: programm.unterlagen,
    art: formular.produktgruppenDaten.antragstellerArt ?? null,
    rechtsform: formular.unternehmen?.rechtsform ?? null,
    kategorien: kontext.erlaubteKategorien,
  })
    .filter(({ art }) => !istJeMaschine(art) || faelle.some(hatTyp('MASCHINE')))
    .map(({ nurIn, ...zeile }) => ({
      ...zeile,
      nurBei: istJeMaschine(zeile.art) ? nurBei(faelle, hatTyp('MASCHINE')) : nachCode(nurIn),
    }))
}

/** From the lowest to the highest rate of a class over all sizes that a company can have; its own is not known yet. */
const saetze = ({ formular, programm }: ChecklisteQuelle) => {
  const art = formular.produktgruppenDaten.antragstellerArt ?? null
  const jeGroesse = [null, ...GROESSENKLASSEN].map((groesse) => foerderQuoten(programm, { art, groesse }))
  return (klasse: string): ChecklisteKlasse['prozent'] => {
    const werte = jeGroesse.map((quoten) => quoten[klasse]).filter((prozent) => prozent !== undefined)
    return werte.length === 0 ? null : { von: Math.min(...werte), bis: Math.max(...werte) }
  }
}

const kategorien = (quelle: ChecklisteQuelle): Checkliste['kategorien'] => {
  const prozent = saetze(quelle)
  return kategorienVon(quelle).map(({ id, titel, klassen }) => ({
    id,
    titel,
    klassen: klassen.map((k) => ({
      titel: k.titel,
      technischeKriterien: k.technischeKriterien,
      prozent: prozent(k.id),
    })),
  }))
}

const SEKUNDEN_JE_FRAGE = 30
const SEKUNDEN_JE_UNTERLAGE = 120
const aufFuenfMinuten = (sekunden: number) => Math.max(5, Math.ceil(sekunden / 300) * 5)

/** Half a minute a question, two a paper: an estimate, and said to be one. What is asked for each item counts for itself. */
const dauer = (seiten: Checkliste['seiten'], papiere: number) => {
  const gruppen = seiten.flatMap((s) => s.gruppen)
  const offene = (jeGegenstand: boolean) =>
    gruppen
      .filter((g) => (g.titel !== null) === jeGegenstand)
      .flatMap((g) => g.fragen.filter((f) => !f.bekannt)).length
  return {
    minuten: aufFuenfMinuten(offene(false) * SEKUNDEN_JE_FRAGE + papiere * SEKUNDEN_JE_UNTERLAGE),
    jeMaschineMinuten: aufFuenfMinuten(
      offene(true) * SEKUNDEN_JE_FRAGE + UNTERLAGEN_JE_MASCHINE.length * SEKUNDEN_JE_UNTERLAGE,
    ),
  }
}

type Anlass = Pick<Checkliste, 'titel' | 'einladung' | 'erfassungsZeitraum'>

/** What an application of this company will ask for and what it can get, before it is begun (S4-06). */
export const checklisteErstellen = (quelle: ChecklisteQuelle, anlass: Anlass): Checkliste => {
  const { unternehmen, produktgruppenDaten } = quelle.formular
  const { antragstellerArt, type: programm } = produktgruppenDaten
  const faelle = faelleVon(quelle)
  const seiten = seitenVon(faelle)
  const unterlagen = unterlagenVon(quelle, faelle)
  const papiere = unterlagen.filter(({ art, erforderlich }) => erforderlich && !istJeMaschine(art))
  const { vorhabenbeginn, heute } = quelle.kontext
  return {
    ...anlass,
    unternehmenName: unternehmen?.unternehmenName ?? '',
    antragstellerArt: antragstellerArt ? ANTRAGSTELLER_ART_TEXT[antragstellerArt] : null,
    rechtsform: unternehmen?.rechtsform ? RECHTSFORM_TEXT[unternehmen.rechtsform] : null,
    programm,
    obergrenzen: quelle.programm.obergrenzen,
    kategorien: kategorien(quelle),
    unterlagen: unterlagen.map(({ art: _art, ...unterlage }) => unterlage),
    seiten,
    kauf: kaufHinweis(vorhabenbeginn, heute),
    bearbeitungstage: vorhabenbeginn.bearbeitungstage,
    dauer: dauer(seiten, papiere.length),
  }
}
