import type { Pruefpunkt } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/katalog'
import { geleseneDateien, liestStelle } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/lesen'
import { gelesenesIn } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/gelesenes'
import { nachweiseZu } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/nachweise'
import { zuFordern } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/zuFordern'
import type { Pruefgrundlage } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/regel'
import { REGELN } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/regeln'
import type { PruefpunktAntwort, Vermerk } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import type { Vorschlag } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/ergebnis'
import { fehltNoch, geltender, standVon } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/stand'
import type { Pruefakte } from './pruefakte.ts'
import { vermerkeAus, type Vermerkstand, type VermerkRow } from './vermerke.ts'

/** What the rule of a point says of what was sent last. */
export const vorschlagZu = ({ regel }: Pruefpunkt, grundlage: Pruefgrundlage): Vorschlag | null =>
  regel === null ? null : REGELN[regel](grundlage)

const person = (row: VermerkRow) => ({ sub: row.person_sub, name: row.person_name })

const vermerkAnsicht = (
  { nummer, fassungen, letzte, streichung }: Vermerkstand,
  akte: Pruefakte,
  ueberholt: boolean,
): Vermerk => ({
  nummer,
  fassungen,
  ergebnis: letzte.ergebnis,
  text: letzte.text,
  belege: [...letzte.belege],
  eingangsnummer: akte.eingangsnummer(letzte.dokument_version),
  person: person(letzte),
  zeit: letzte.zeit.toISOString(),
  vorschlag: letzte.vorschlag,
  gestrichen:
    streichung === undefined
      ? null
      : {
          grund: streichung.gestrichen_weil ?? '',
          person: person(streichung),
          zeit: streichung.zeit.toISOString(),
        },
  ueberholt,
})

/** The Vermerke of a point, and whether something that it reads has changed since each of them. */
export const punktVermerke = (punkt: Pruefpunkt, akte: Pruefakte): Vermerk[] =>
  vermerkeAus(akte.fassungen.filter((f) => f.punkt === punkt.code)).map((stand) => {
    const geaendert = akte.geaendertSeit(stand.letzte.dokument_version)
    return vermerkAnsicht(
      stand,
      akte,
      geaendert.some((stelle) => liestStelle(punkt.liest, stelle)),
    )
  })

/** Where a point stands, from its Vermerke. */
export const punktStand = (punkt: Pruefpunkt, vermerke: readonly Vermerk[], vorschlag: Vorschlag | null) => {
  const { vermerkBei } = punkt
  const lagen = vermerke.map((v) => ({ ...v, gestrichen: v.gestrichen !== null }))
  const gilt = geltender(lagen)
  return {
    stand: standVon({ vermerkBei, vorschlag, vermerke: lagen }),
    fehlt: gilt === undefined ? null : fehltNoch(vermerkBei, gilt),
    gilt,
  }
}

type Geltender = Pick<Vermerk, 'ueberholt' | 'eingangsnummer'>

/** The form of which the Vermerk that counts speaks, where it is an earlier one. */
const frueheresFormular = (akte: Pruefakte, gilt: Geltender | undefined) => {
  const fassung = akte.fassungen.find(
    (f) => gilt !== undefined && akte.eingangsnummer(f.dokument_version) === gilt.eingangsnummer,
  )
  return gilt?.ueberholt === true && fassung !== undefined
    ? akte.formularVon(fassung.dokument_version)
    : undefined
}

/** What stood at a place when the Vermerk was written, where it was something else. */
const anders = (
  { pfad, antwort }: { readonly pfad: string; readonly antwort: string | null },
  damals: ReadonlyMap<string, string | null> | undefined,
) => (damals === undefined || damals.get(pfad) === antwort ? {} : { vorher: damals.get(pfad) ?? null })

/** A point as it stands in the case. */
export const punktAnsicht = (
  punkt: Pruefpunkt,
  akte: Pruefakte,
  grundlage: Pruefgrundlage,
): PruefpunktAntwort => {
  const vorschlag = vorschlagZu(punkt, grundlage)
  const vermerke = punktVermerke(punkt, akte)
  const { stand, fehlt, gilt } = punktStand(punkt, vermerke, vorschlag)
  const vorher = frueheresFormular(akte, gilt)
  const frueheres = vorher && new Map(gelesenesIn(punkt.liest, vorher).map((g) => [g.pfad, g.antwort]))
  const damals = new Set(vorher && geleseneDateien(punkt.liest, vorher).map(({ datei }) => datei.uuid))
  const nachweise = nachweiseZu(punkt.liest, grundlage)
  const dateien = [...new Set(nachweise.flatMap((nachweis) => nachweis.dateien))]
  const { liest: _liest, regel: _regel, fordert: _fordert, ...worte } = punkt
  return {
    ...worte,
    stand,
    fehlt,
    vorschlag,
    stellen: gelesenesIn(punkt.liest, akte.formular).map((g) => ({ ...g, ...anders(g, frueheres) })),
    nachweise,
    zuFordern: zuFordern(punkt, gilt?.belege ?? [], grundlage),
    neueDateien: vorher === undefined ? [] : dateien.filter((uuid) => !damals.has(uuid)),
    vermerke: vermerke.toReversed(),
    version: akte.fassungen.filter((f) => f.punkt === punkt.code).length,
  }
}
