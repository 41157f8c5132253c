import { protokollAbfrage } from '@foerderportal/client/zuwendung/fall/protokoll'
import type { Fallprotokoll, Kettenpruefung } from '@foerderportal/contract/zuwendung/bank/protokoll/schema'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Befund } from '../../shared/Befund.tsx'
import { Filterwahl } from '../../shared/Filterwahl.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { Weitere } from '../../shared/Weitere.tsx'
import { useSuche } from '@foerderportal/shell/liste/useSuche'
import { Fallrahmen } from '../fall/Fallrahmen.tsx'

type Zeile = Fallprotokoll['zeilen'][number]

/** What was written of a case and can't be changed, and whether it still holds (S9-06); for Revision. */
export function ProtokollSeite() {
  const { geschaeft } = useParams({ from: '/geschuetzt/fall/$geschaeft/protokoll' })
  const abfrage = useInfiniteQuery(protokollAbfrage(geschaeft))
  return (
    <Fallrahmen geschaeft={geschaeft} reiter="protokoll">
      <Geladen abfrage={abfrage} was="Die Zeilen des Protokolls" art="tabelle">
        {({ pages: [erste, ...weitere] }) =>
          erste && (
            <div className="p-stapel">
              <div>
                <Knopf
                  variante="secondary"
                  laeuft={abfrage.isFetching}
                  onClick={() => void abfrage.refetch()}
                >
                  Kette prüfen
                </Knopf>
              </div>
              {erste.pruefung && <Befund pruefung={erste.pruefung} />}
              <Zeilen
                zeilen={[erste, ...weitere].flatMap(({ zeilen }) => zeilen)}
                brueche={erste.pruefung?.brueche ?? []}
              />
            </div>
          )
        }
      </Geladen>
      <Weitere abfrage={abfrage} text="Frühere zeigen" />
    </Fallrahmen>
  )
}

const spalten = (brueche: ReadonlyMap<number, string>): readonly Spalte<Zeile>[] => [
  {
    kopf: 'Nr.',
    zelle: ({ nr }) => (brueche.has(nr) ? <strong>{nr}, gebrochen</strong> : nr),
  },
  { kopf: 'Zeit', zelle: ({ zeit }) => alsWann(zeit) },
  { kopf: 'Person', zelle: ({ name }) => name },
  { kopf: 'Was geschah', zelle: ({ worte }) => worte },
  { kopf: 'Woran', zelle: ({ objekt }) => objekt },
  { kopf: 'Was sich änderte', zelle: ({ dazu }) => dazu ?? '' },
]

type ZeilenProps = { zeilen: readonly Zeile[]; brueche: Kettenpruefung['brueche'] }

/** By person and by act: what is chosen stands in the address. */
function Zeilen({ zeilen, brueche }: ZeilenProps) {
  const { werte, setzen } = useSuche()
  const { person = '', handlung = '' } = werte
  const gezeigte = zeilen.filter(
    (zeile) => (person === '' || zeile.sub === person) && (handlung === '' || zeile.handlung === handlung),
  )
  const personen = new Map(zeilen.map(({ sub, name }) => [sub, name]))
  const handlungen = new Map(zeilen.map(({ handlung: eine, worte }) => [eine, worte]))
  return (
    <>
      <div className="d-werkzeuge">
        <Filterwahl
          etikett="Person"
          alle="Alle"
          wert={person}
          werte={personen}
          setzen={(neu) => setzen({ person: neu })}
        />
        <Filterwahl
          etikett="Handlung"
          alle="Alle"
          wert={handlung}
          werte={handlungen}
          setzen={(neu) => setzen({ handlung: neu })}
        />
      </div>
      {gezeigte.length === 0 ? (
        <LeereListe>Für diese Auswahl gibt es keine Einträge.</LeereListe>
      ) : (
        <Tabelle
          titel="Protokoll des Falls"
          titelUnsichtbar
          spalten={spalten(new Map(brueche.map(({ nr, grund }) => [nr, grund])))}
          zeilen={gezeigte}
          schluessel={({ nr }) => String(nr)}
        />
      )}
    </>
  )
}
