import { protokollAbfrage } from '@foerderportal/client/zuwendung/fall/protokoll'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import type { Fallprotokoll, Kettenpruefung } from '@foerderportal/contract/zuwendung/protokoll/schema'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Geladen } from '../../shared/Geladen.tsx'
import { useSuche } from '../../shared/useSuche.ts'
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
            <>
              <div className="d-werkzeuge">
                <Knopf
                  variante="secondary"
                  laeuft={abfrage.isFetching}
                  onClick={() => void abfrage.refetch()}
                >
                  Kette prüfen
                </Knopf>
              </div>
              <Befund pruefung={erste.pruefung} />
              <Zeilen
                zeilen={[erste, ...weitere].flatMap(({ zeilen }) => zeilen)}
                pruefung={erste.pruefung}
              />
            </>
          )
        }
      </Geladen>
      {abfrage.hasNextPage && (
        <Knopf
          variante="secondary"
          laeuft={abfrage.isFetchingNextPage}
          onClick={() => void abfrage.fetchNextPage()}
        >
          Frühere zeigen
        </Knopf>
      )}
    </Fallrahmen>
  )
}

/** What the rows themselves say, and what the head kept outside the database says of them. */
function Befund({ pruefung: { zeilen, brueche, ausserhalb } }: { pruefung: Kettenpruefung }) {
  const alle = [...brueche, ...(ausserhalb?.bruch ? [ausserhalb.bruch] : [])]
  if (alle.length > 0)
    return (
      <Hinweis ton="danger" titel="Die Kette ist gebrochen" neu>
        <ul className="kern-list kern-list--bullet">
          {alle.map(({ nr, grund }) => (
            <li key={`${nr} ${grund}`}>
              Nr. {nr}: {grund}
            </li>
          ))}
        </ul>
      </Hinweis>
    )
  return (
    <Hinweis ton="success" titel={`Die Kette hält: ${zeilen} Zeilen des Unternehmens nachgerechnet`} neu>
      <p className="kern-body">{aussenWorte(ausserhalb)}</p>
    </Hinweis>
  )
}

const aussenWorte = (ausserhalb: Kettenpruefung['ausserhalb']): string => {
  if (ausserhalb === null) return 'Außerhalb der Datenbank ist noch kein Stand aufgehoben.'
  const { tag, nr } = ausserhalb
  return nr === null
    ? `Der außerhalb aufgehobene Stand vom ${alsDatum(tag)} ist älter als die Kette.`
    : `Sie stimmt mit dem Stand überein, der am ${alsDatum(tag)} außerhalb der Datenbank aufgehoben wurde (bis Nr. ${nr}).`
}

const alsText = (angaben: Zeile['angaben']): string =>
  Object.entries(angaben)
    .map(([name, wert]) => `${name}: ${typeof wert === 'string' ? wert : JSON.stringify(wert)}`)
    .join(', ')

const spalten = (brueche: ReadonlyMap<number, string>): readonly Spalte<Zeile>[] => [
  {
    kopf: 'Nr.',
    zelle: ({ nr }) => (brueche.has(nr) ? <strong>{nr}, gebrochen</strong> : nr),
  },
  { kopf: 'Zeit', zelle: ({ zeit }) => alsWann(zeit) },
  { kopf: 'Person', zelle: ({ name, sub }) => name ?? sub },
  { kopf: 'Handlung', zelle: ({ handlung }) => handlung },
  { kopf: 'Objekt', zelle: ({ objektGuid }) => <span className="d-kennung">{objektGuid}</span> },
  { kopf: 'Angaben', zelle: ({ angaben }) => <span className="d-kennung">{alsText(angaben)}</span> },
]

type ZeilenProps = { zeilen: readonly Zeile[]; pruefung: Kettenpruefung }

/** By person and by act: what is chosen stands in the address. */
function Zeilen({ zeilen, pruefung }: ZeilenProps) {
  const { werte, setzen } = useSuche()
  const { person = '', handlung = '' } = werte
  const gezeigte = zeilen.filter(
    (zeile) => (person === '' || zeile.sub === person) && (handlung === '' || zeile.handlung === handlung),
  )
  const personen = new Map(zeilen.map(({ sub, name }) => [sub, name ?? sub]))
  const handlungen = new Map(zeilen.map((zeile) => [zeile.handlung, zeile.handlung]))
  const brueche = new Map(pruefung.brueche.map(({ nr, grund }) => [nr, grund]))
  return (
    <>
      <div className="d-werkzeuge">
        <Wahl
          etikett="Person"
          alle="Alle"
          wert={person}
          werte={personen}
          setzen={(neu) => setzen({ person: neu })}
        />
        <Wahl
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
          spalten={spalten(brueche)}
          zeilen={gezeigte}
          schluessel={({ nr }) => String(nr)}
        />
      )}
    </>
  )
}

type WahlProps = {
  etikett: string
  alle: string
  wert: string
  werte: ReadonlyMap<string, string>
  setzen: (wert: string) => void
}

function Wahl({ etikett, alle, wert, werte, setzen }: WahlProps) {
  return (
    <label className="d-werkzeuge">
      {etikett}
      <select className="d-werkzeuge__wahl" value={wert} onChange={({ target }) => setzen(target.value)}>
        <option value="">{alle}</option>
        {[...werte].map(([id, wort]) => (
          <option key={id} value={id}>
            {wort}
          </option>
        ))}
      </select>
    </label>
  )
}
