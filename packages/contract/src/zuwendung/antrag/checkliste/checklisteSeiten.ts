import { isReachable } from '@foerderportal/flow/flow'
import { hatTyp, nurBei, type Fall } from './checklisteFaelle.ts'
import type { Checkliste, ChecklisteFrage, ChecklisteGruppe } from './checklisteSchema.ts'
import { ANTRAG_SEITEN, antragFlow, type AntragSeitenName } from '../flow.ts'
import { BERATUNG, MASCHINE } from '../tafel/gegenstaende.ts'
import { zeilenAuf } from '../tafel/tafel.ts'
import { valueAt } from '@foerderportal/values/path'
import { istLeer } from '../../../formular/leer.ts'
import { hatFeld } from '../../../formular/werte.ts'

/** Paths of the answers that the page would miss if the form were sent like this. */
const fehlendesAuf = (seite: AntragSeitenName, faelle: readonly Fall[]): string[] =>
  faelle.flatMap(({ daten }) => ANTRAG_SEITEN[seite].pruefen(daten).map(({ pfad }) => pfad))

/** Company data are kept elsewhere: what is neither there nor missed is not spoken of. */
const zaehlt = (seite: AntragSeitenName, f: ChecklisteFrage) => seite !== 'unternehmen' || !f.freiwillig

const einfache = (seite: AntragSeitenName, faelle: readonly [Fall, ...Fall[]]): ChecklisteGruppe[] => {
  const fehlt = new Set(fehlendesAuf(seite, faelle))
  const { formular } = faelle[0].daten
  const liste = zeilenAuf(seite)
    .filter(({ errechnet }) => errechnet !== true)
    .map(({ pfad, frage }) => {
      const bekannt = !istLeer(valueAt(formular, pfad.split('.')))
      return { frage, bekannt, freiwillig: !bekannt && !fehlt.has(pfad) }
    })
    .filter((frage) => zaehlt(seite, frage))
  return liste.length === 0 ? [] : [{ titel: null, fragen: liste }]
}

const JE_TYP = [
  { typ: 'MASCHINE', titel: 'Für jede Maschine', zeilen: MASCHINE },
  { typ: 'BERATUNGSDIENSTLEISTUNG', titel: 'Für jede Beratung', zeilen: BERATUNG },
] as const

const jeGegenstand = (faelle: readonly Fall[]): ChecklisteGruppe[] => {
  const fehlt = new Set(
    fehlendesAuf('foerdergegenstaende', faelle).map((pfad) => pfad.slice(pfad.lastIndexOf('.') + 1)),
  )
  return JE_TYP.filter(({ typ }) => faelle.some(hatTyp(typ))).map(({ titel, zeilen }) => ({
    titel,
    // Papers have a list of their own.
    fragen: zeilen
      .filter((zeile) => hatFeld(zeile) && zeile.art.art !== 'dateien')
      .map(({ pfad, frage }) => ({ frage, bekannt: false, freiwillig: !fehlt.has(pfad) })),
  }))
}

const gruppenAuf = (seite: AntragSeitenName, faelle: readonly [Fall, ...Fall[]]): ChecklisteGruppe[] => {
  // Papers have a list of their own.
  if (zeilenAuf(seite).length > 0 && zeilenAuf(seite).every(({ art }) => art.art === 'dateien')) return []
  return seite === 'foerdergegenstaende' ? jeGegenstand(faelle) : einfache(seite, faelle)
}

/** What the wizard will ask, page by page: its own pages, fields, questions and checks, none of them written twice. */
export const seitenVon = (faelle: readonly [Fall, ...Fall[]]): Checkliste['seiten'] =>
  (Object.keys(ANTRAG_SEITEN) as AntragSeitenName[]) // the keys of the literal, in the order of the wizard
    .map((seite) => ({
      titel: ANTRAG_SEITEN[seite].titel,
      nurBei: nurBei(faelle, ({ daten }) => isReachable(antragFlow, seite, daten)),
      gruppen: gruppenAuf(seite, faelle),
    }))
    .filter((s) => s.gruppen.length > 0 && s.nurBei?.length !== 0)
