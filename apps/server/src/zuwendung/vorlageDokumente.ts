import type { Datei } from '@foerderportal/contract/shared/datei'
import {
  DOKUMENTE_ANKNABO,
  DOKUMENTE_ZUKLB,
  type DokumentArt,
} from '@foerderportal/contract/zuwendung/dokumentArten'
import type { DateiAngabe, Dokumente } from '@foerderportal/contract/zuwendung/dokumente'
import { dokumentListe } from '@foerderportal/contract/zuwendung/dokumentliste'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular'
import type { VorlageNotiz } from '@foerderportal/contract/zuwendung/vorlage'
import { ausgelassen, type Teil, type Umstaende } from './vorlageTeil.ts'

const TITEL: Record<DokumentArt, string> = { ...DOKUMENTE_ZUKLB, ...DOKUMENTE_ANKNABO }
// The keys of the table are exactly the kinds.
const ARTEN = Object.keys(TITEL) as DokumentArt[]

/** Signed for one application, or about it alone: each application needs its own (S4-11: no consent is taken over). */
const NUR_FUER_EINEN: readonly DokumentArt[] = [
  'selbsterklaerungVergaberechtlicheVorgaben',
  'deMinimisBeihilfeErklaerung',
  'sonstige',
]

/** The files that can be named again, as the server knows them: no longer there or infected ones can't. */
export const brauchbare = (
  liste: readonly DateiAngabe[] | null | undefined,
  dateien: ReadonlyMap<string, Datei>,
): Datei[] =>
  (liste ?? []).flatMap(({ uuid }) => {
    const datei = dateien.get(uuid)
    return datei === undefined || datei.scanStatus === 'infiziert' ? [] : [datei]
  })

const hindernis = (art: DokumentArt, gefragt: ReadonlySet<string>, uebrig: number): string | null => {
  if (NUR_FUER_EINEN.includes(art)) return 'gehört zum früheren Antrag und wird für jeden neu gebraucht'
  if (!gefragt.has(art)) return 'wird heute von Ihnen nicht verlangt'
  return uebrig === 0 ? 'ist nicht mehr verwendbar' : null
}

const notiz = (art: DokumentArt, grund: string): VorlageNotiz =>
  ausgelassen('dokumente', `${TITEL[art]}: ${grund}.`)

/** Documents of the earlier application that still hold; the files themselves are used again, not copied. */
export const dokumenteUebernehmen = (formular: AntragFormular, alt: AntragFormular, u: Umstaende): Teil => {
  const gefragt = new Set<string>(dokumentListe(formular).map(({ art }) => art))
  // Each programme knows some of the kinds; one that it does not know reads undefined.
  const alte = (alt.dokumente ?? {}) as Partial<Record<DokumentArt, DateiAngabe[] | null>>
  const arten = ARTEN.flatMap((art) => {
    const liste = alte[art] ?? []
    if (liste.length === 0) return []
    const dateien = brauchbare(liste, u.dateien)
    return [{ art, dateien, grund: hindernis(art, gefragt, dateien.length) }]
  })
  const gute = arten.filter(({ grund }) => grund === null)
  const dokumente = {
    ...formular.dokumente,
    ...Object.fromEntries(gute.map(({ art, dateien }) => [art, dateien])),
    // The kinds come from the same programme's documents.
  } as Dokumente
  return {
    formular: { ...formular, dokumente },
    uebernommen: gute.map(({ art }) => TITEL[art]),
    notizen: arten.flatMap(({ art, grund }) => (grund === null ? [] : [notiz(art, grund)])),
  }
}
