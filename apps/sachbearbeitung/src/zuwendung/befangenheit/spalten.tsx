import { bearbeitendeAbfrage } from '@foerderportal/client/zuwendung/vorrat'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Befangenheit } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeitSchema'
import type { Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { pfade } from '../../paths.ts'
import { Vergabe } from './Vergabe.tsx'

const tag = (zeit: string): string => alsDatum(tagInBerlin(new Date(zeit)))

/** On what it was declared: the number of a case, or the name of a company. */
export const woranWort = ({ geschaeft, faelle, unternehmen }: Befangenheit): string =>
  geschaeft === null ? unternehmen.name : (faelle[0]?.geNr ?? unternehmen.name)

function Woran({ eine }: { eine: Befangenheit }) {
  if (eine.geschaeft === null) return <>alle Fälle</>
  return (
    <Verweis href={pfade.fall(eine.geschaeft, 'verlauf')} className="kern-link">
      {ganzeNummern(woranWort(eine))}
    </Verweis>
  )
}

type Was = {
  readonly aufheben: (eine: Befangenheit) => void
  readonly vergeben: () => void
}

/** Who has the cases now; what nobody has is given to somebody here. */
function Faelle({ eine, vergeben }: Omit<Was, 'aufheben'> & { eine: Befangenheit }) {
  const { faelle, geschaeft, aufgehoben } = eine
  const offene = aufgehoben === null ? faelle.filter(({ zugewiesen }) => zugewiesen === null) : []
  const { data: personen = [] } = useQuery(bearbeitendeAbfrage(offene.map((fall) => fall.geschaeft)))
  return (
    <ul className="d-vergaben">
      {faelle.map((fall) => (
        <li key={fall.geschaeft}>
          {geschaeft === null && (
            <Verweis href={pfade.fall(fall.geschaeft, 'verlauf')} className="kern-link">
              {ganzeNummern(fall.geNr)}
            </Verweis>
          )}
          {fall.zugewiesen === null && aufgehoben === null ? (
            <Vergabe fall={fall} personen={personen} vergeben={vergeben} />
          ) : (
            <span>{fall.zugewiesen?.name ?? 'niemandem'}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

export const spalten = ({ aufheben, ...vergabe }: Was): readonly Spalte<Befangenheit>[] => [
  { kopf: 'Geschäft', zelle: (eine) => <Woran eine={eine} /> },
  {
    kopf: 'Unternehmen',
    zelle: ({ unternehmen: { guid, name } }) => (
      <Verweis href={pfade.unternehmen(guid)} className="kern-link">
        {name}
      </Verweis>
    ),
  },
  { kopf: 'Person', zelle: ({ person }) => person.name },
  { kopf: 'Seit', zelle: ({ erklaertAm }) => tag(erklaertAm) },
  { kopf: 'Grund', zelle: ({ grund }) => <span className="d-wort">{grund}</span> },
  { kopf: 'Fall bei', zelle: (eine) => <Faelle eine={eine} {...vergabe} /> },
  {
    kopf: 'Stand',
    zelle: (eine) =>
      eine.aufgehoben === null ? (
        <Knopf variante="tertiary" onClick={() => aufheben(eine)}>
          Aufheben
          <span className="p-nur-vorlesen">
            {' '}
            für {eine.person.name}, {woranWort(eine)}
          </span>
        </Knopf>
      ) : (
        `aufgehoben am ${tag(eine.aufgehoben.am)} von ${eine.aufgehoben.von}: ${eine.aufgehoben.grund}`
      ),
  },
]
