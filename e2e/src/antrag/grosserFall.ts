import { randomUUID } from 'node:crypto'
import type { Datei } from '@foerderportal/contract/shared/datei'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import type {
  FoerdergegenstandSeite,
  Maschine,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { antragSpeichern } from '@foerderportal/contract/zuwendung/antrag/routes'
import { ausgefuellt } from '@foerderportal/contract/zuwendung/testing/ausgefuellt'
import type { Angemeldet } from '../api.ts'
import { PDF } from './antrag.ts'
import { leererFall, type Fall } from './fall.ts'

/** Classes of the demo programme, three categories of them, over which the machines are spread. */
const KLASSEN = [
  ['B.1', 'mulchpflanzmaschine'],
  ['B.1', 'mulchgeraet'],
  ['B.1', 'mulchsaemaschine'],
  ['B.2', 'kompostwender'],
  ['B.2', 'hangmiststreuer'],
  ['B.3', 'strohstriegel'],
  ['B.3', 'feldroboter'],
] as const

const HERSTELLER = [
  'Fendt',
  'Amazone',
  'Lemken',
  'Horsch',
  'Köckerling',
  'Väderstad',
  'Bergmann',
  'Strautmann',
]
const ANBIETER = ['Landtechnik Nord GmbH & Co. KG', 'Agrarhandel Süderholz', 'Raiffeisen Technik Ost']

const bezug = ({ uuid }: Datei) => ({ uuid })

const maschine = (nr: number, dateien: readonly Datei[]): Maschine => {
  const eine = (stelle: number) => dateien.slice(stelle % dateien.length).slice(0, 1)
  return {
    id: randomUUID(),
    type: 'Maschine',
    hersteller: HERSTELLER[nr % HERSTELLER.length] ?? '',
    typBezeichnung: `Baureihe ${300 + nr} Profi`,
    beschreibung: `Maschine ${nr} für die bodenschonende Bewirtschaftung unserer Flächen am Westrand der Gemarkung.`,
    anbieter: ANBIETER[nr % ANBIETER.length] ?? '',
    anzahl: 1 + (nr % 3),
    anschaffungskostenNettoEinzeln: 1_250.5 + nr * 10,
    anschaffungsZeitpunkt: tagNach(new Date(), 300 + nr),
    dokumentAngebot: eine(nr * 2).map(bezug),
    dokumentHerstellerBestaetigung: eine(nr * 2 + 1).map(bezug),
  }
}

const seitenMit = (anzahl: number, dateien: readonly Datei[]): FoerdergegenstandSeite[] => {
  const maschinen = Array.from({ length: anzahl }, (_, nr) => maschine(nr, dateien))
  return KLASSEN.map(([kategorie, foerdergegenstandKlasse], k) => ({
    kategorie,
    foerdergegenstandKlasse,
    foerdergegenstaende: maschinen.filter((_, nr) => nr % KLASSEN.length === k),
  })).filter(({ foerdergegenstaende }) => foerdergegenstaende.length > 0)
}

/** What the machines need in loan, so that the financing plan fits (S4-05). */
const finanziert = (formular: AntragFormular): AntragFormular => {
  const alle = (formular.foerdergegenstandSeiten ?? []).flatMap((s) => s.foerdergegenstaende ?? [])
  const cent = alle.reduce((summe, g) => {
    const kosten = g.type === 'Maschine' ? (g.anzahl ?? 0) * (g.anschaffungskostenNettoEinzeln ?? 0) : 0
    return summe + Math.round(kosten * 100) - Math.round((g.zuwendungsBetrag ?? 0) * 100)
  }, 0)
  const { produktgruppenDaten: d } = formular
  return d.type === 'AnkNabo'
    ? { ...formular, produktgruppenDaten: { ...d, darlehen: cent / 100, eigenmittel: 0 } }
    : formular
}

const speichern = async (wer: Angemeldet, body: AntragFormular): Promise<AntragFormular> => {
  const { status, body: antwort } = await wer.rufen(antragSpeichern, { body })
  if (status !== 200) throw new Error(`Speichern: ${status} ${JSON.stringify(antwort)}`)
  return antwort.formular
}

const hochladenAlle = async (wer: Angemeldet, anzahl: number): Promise<Datei[]> => {
  const dateien: Datei[] = []
  for (let nr = 1; nr <= anzahl; nr++)
    dateien.push(
      await wer.hochladen(`Angebot und Bestätigung ${nr}.pdf`, Buffer.concat([PDF, Buffer.from(`%${nr}`)])),
    )
  return dateien
}

/** A draft that could be sent, with as many machines and files, made over the portal's own calls. */
export const grosserFall = async (url: string, maschinen: number, dateien: number): Promise<Fall> => {
  const fall = await leererFall(url)
  const { wer, guid } = fall
  const papiere = await hochladenAlle(wer, dateien)
  const [erste] = papiere
  if (erste === undefined) throw new Error('Ohne Datei ist kein Antrag vollständig.')
  const leer: AntragFormular = { guid, classVersion: 1, produktgruppenDaten: { type: 'AnkNabo' } }
  const voll = { ...ausgefuellt(leer, erste), foerdergegenstandSeiten: seitenMit(maschinen, papiere) }
  await speichern(wer, finanziert(await speichern(wer, voll)))
  return fall
}
