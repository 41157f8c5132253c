import {
  Beratungsdienstleistung,
  Maschine,
} from '@foerderportal/contract/zuwendung/formular/foerdergegenstand'
import {
  AntragUnternehmen,
  NutzerBezug,
  type AntragFormular,
} from '@foerderportal/contract/zuwendung/formular/formular'
import { gegenstaendeIn } from '@foerderportal/contract/zuwendung/formular/gegenstaende'
import {
  dokumentStellen,
  gefragteFelder,
} from '@foerderportal/contract/zuwendung/nachforderung/nachforderung'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { gegenstandStelle, type Stellenpfad } from '@foerderportal/contract/zuwendung/angaben/stellen'

/** What the server gives an item itself; nobody can correct it. */
const VOM_SERVER = new Set(['id', 'type', 'zuwendungsBetrag'])
const ANTWORTEN = {
  Maschine: Object.keys(Maschine.shape).filter((name) => !VOM_SERVER.has(name)),
  Beratungsdienstleistung: Object.keys(Beratungsdienstleistung.shape).filter((name) => !VOM_SERVER.has(name)),
}

const unter = (feld: string, namen: readonly string[]) => namen.map((name) => `${feld}.${name}`)

/** Fields of a page that hold several answers, with the places of these. */
const ZUSAMMENGESETZT: Readonly<Record<string, (formular: AntragFormular) => Stellenpfad[]>> = {
  unternehmen: () => unter('unternehmen', Object.keys(AntragUnternehmen.shape)),
  ansprechpartner: () =>
    unter(
      'ansprechpartner',
      Object.keys(NutzerBezug.shape).filter((name) => name !== 'subjectId'),
    ),
  dokumente: dokumentStellen,
  foerdergegenstandSeiten: (formular) =>
    gegenstaendeIn(formular.foerdergegenstandSeiten).flatMap((g) =>
      ANTWORTEN[g.type].map((feld) => gegenstandStelle(g.id, feld)),
    ),
}

/** Every place of this form that holds an answer: the fields of the pages that are asked, one by one. */
export const antwortStellen = (daten: AntragDaten): Set<Stellenpfad> =>
  new Set(gefragteFelder(daten).flatMap((feld) => ZUSAMMENGESETZT[feld]?.(daten.formular) ?? [feld]))
