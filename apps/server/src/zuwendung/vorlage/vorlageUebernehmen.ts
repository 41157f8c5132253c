import { istLeer } from '@foerderportal/contract/formular/leer'
import { alleZeilen } from '@foerderportal/contract/formular/tafel'
import { antwortenMitnehmen, istMitnehmbar } from '@foerderportal/contract/formular/vorlage'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { gegenstaendeIn } from '@foerderportal/contract/zuwendung/kern/antragsformular/gegenstaende'
import { mitMoorflaeche } from '@foerderportal/contract/zuwendung/kern/antragsformular/moorflaeche'
import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { TAFEL, zeilenAuf, type Seitenname } from '@foerderportal/contract/zuwendung/antrag/tafel/tafel'
import { mitZuwendungen } from '../kern/angabenUebernehmen.ts'
import { dokumenteUebernehmen } from './vorlageDokumente.ts'
import { gegenstaendeUebernehmen } from './vorlageGegenstaende.ts'
import { ausgelassen, pruefen, type Teil, type Umstaende } from './vorlageTeil.ts'

type Schritt = (formular: AntragFormular, alt: AntragFormular, u: Umstaende) => Teil

const unveraendert = (formular: AntragFormular): Teil => ({ formular, uebernommen: [], notizen: [] })

/** What the company's own data say of its kind goes before what the earlier application said. */
const antragstellerArt: Schritt = (formular, { produktgruppenDaten: alt }, u) => {
  const art = alt.antragstellerArt ?? null
  const alteArt = art !== null && u.programm.antragstellerArten.includes(art) ? art : null
  const { produktgruppenDaten: daten } = formular
  const neu = { ...daten, antragstellerArt: daten.antragstellerArt ?? alteArt }
  return unveraendert({ ...formular, produktgruppenDaten: neu })
}

const ansprechpartner: Schritt = (formular, { ansprechpartner: alt }, { mitglieder }) => {
  if (istLeer(alt?.nachname)) return unveraendert(formular)
  const name = nutzerName(alt)
  if (alt?.subjectId && !mitglieder.has(alt.subjectId))
    return {
      ...unveraendert(formular),
      notizen: [
        ausgelassen(
          'zeichnung',
          `Ansprechperson ${name}: gehört nicht mehr zu Ihrem Unternehmen. Eingetragen sind jetzt Sie.`,
        ),
      ],
    }
  return { formular: { ...formular, ansprechpartner: alt }, uebernommen: ['Ansprechperson'], notizen: [] }
}

/** What a page needs besides its rows. */
const EIGENE: Partial<Record<Seitenname, Schritt>> = {
  antragsteller: antragstellerArt,
  foerdergegenstaende: gegenstaendeUebernehmen,
  dokumente: dokumenteUebernehmen,
  zeichnung: ansprechpartner,
}

/** Whether the new form is asked a page at all. */
const kommtVor = (seite: Seitenname, { foerdergegenstandSeiten }: AntragFormular): boolean =>
  seite !== 'moorflaechen' || mitMoorflaeche(foerdergegenstandSeiten)

/** The answers to the rows of a page, as the table says what becomes of each. */
const ausZeilen =
  (seite: Seitenname): Schritt =>
  (formular, alt) => {
    if (!kommtVor(seite, formular)) return unveraendert(formular)
    const { uebernommen, ...m } = antwortenMitnehmen(zeilenAuf(seite), formular, alt)
    const notizen = [
      ...m.pruefen.map((text) => pruefen(seite, text)),
      ...m.ausgelassen.map((text) => ausgelassen(seite, text)),
    ]
    return { formular: m.formular, uebernommen, notizen }
  }

const SEITEN = Object.keys(TAFEL) as Seitenname[] // the keys of the literal, in the order of the wizard
const SCHRITTE: readonly Schritt[] = SEITEN.flatMap((seite) => [
  EIGENE[seite] ?? unveraendert,
  ausZeilen(seite),
])

/**
 * A fresh form with the answers of an earlier application that still hold (S4-11). Company data come from the company
 * itself; signatures, confirmations, declarations, sums of the financing plan and past dates are never taken over.
 */
export const vorlageUebernehmen = (frisch: AntragFormular, alt: AntragFormular, u: Umstaende): Teil => {
  const teil = SCHRITTE.reduce<Teil>((bisher, schritt) => {
    const { formular, uebernommen, notizen } = schritt(bisher.formular, alt, u)
    return {
      formular,
      uebernommen: [...bisher.uebernommen, ...uebernommen],
      notizen: [...bisher.notizen, ...notizen],
    }
  }, unveraendert(frisch))
  return { ...teil, formular: mitZuwendungen(teil.formular, u.programm) }
}

/** Whether an application says anything that a new one could start from, apart from who its contact is. */
export const istErgiebig = (formular: AntragFormular): boolean =>
  istMitnehmbar(alleZeilen(TAFEL), formular) ||
  gegenstaendeIn(formular.foerdergegenstandSeiten).length > 0 ||
  Object.values(formular.dokumente ?? {}).some((liste) => Array.isArray(liste) && liste.length > 0)
