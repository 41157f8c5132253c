import { verlaufAbfrage } from '@foerderportal/client/zuwendung/fall/verlauf'
import { VERLAUFSARTEN, VERLAUFSART_TEXT } from '@foerderportal/contract/zuwendung/bank/verlauf/handlungen'
import type { VerlaufAntwort } from '@foerderportal/contract/zuwendung/bank/verlauf/schema'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Filterwahl } from '../../shared/Filterwahl.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { Spalte, Spalten } from '../../shared/Spalten.tsx'
import { useSuche } from '@foerderportal/shell/liste/useSuche'
import { Weitere } from '../../shared/Weitere.tsx'
import { Fallrahmen } from '../fall/Fallrahmen.tsx'
import { useDarfSchreiben } from '../fall/useDarfSchreiben.ts'
import { Angeheftet } from './Angeheftet.tsx'
import { Eintraege } from './Eintraege.tsx'
import { Notizformular } from './Notizformular.tsx'
import { Wiedervorlagen } from './Wiedervorlagen.tsx'

/** What happened in a case, and what the bank's people note beside it. */
export function VerlaufSeite() {
  const { geschaeft } = useParams({ from: '/geschuetzt/fall/$geschaeft/verlauf' })
  const { werte, setzen } = useSuche()
  const art = VERLAUFSARTEN.find((eine) => eine === werte['art'])
  const { person } = werte
  const abfrage = useInfiniteQuery(
    verlaufAbfrage(geschaeft, { ...(art && { art }), ...(person && { person }) }),
  )
  return (
    <Fallrahmen geschaeft={geschaeft} reiter="verlauf">
      <Geladen abfrage={abfrage} was="Der Verlauf">
        {({ pages }) => (
          <Inhalt
            geschaeft={geschaeft}
            seiten={pages}
            filter={<Filter seite={pages[0]} art={art} person={person} setzen={setzen} />}
            weitere={<Weitere abfrage={abfrage} text="Frühere zeigen" />}
          />
        )}
      </Geladen>
    </Fallrahmen>
  )
}

type InhaltProps = {
  geschaeft: string
  seiten: readonly VerlaufAntwort[]
  filter: ReactNode
  weitere: ReactNode
}

function Inhalt({ geschaeft, seiten, filter, weitere }: InhaltProps) {
  const eintraege = seiten.flatMap((seite) => seite.eintraege)
  return (
    <Spalten breiten="22rem 1fr">
      <Spalte name="Notizen und Wiedervorlagen">
        {seiten[0] && <Beiwerk geschaeft={geschaeft} seite={seiten[0]} />}
      </Spalte>
      <Spalte name="Was geschah">
        {filter}
        {eintraege.length === 0 ? (
          <LeereListe>Für diese Auswahl gibt es keine Einträge.</LeereListe>
        ) : (
          <Eintraege eintraege={eintraege} />
        )}
        {weitere}
      </Spalte>
    </Spalten>
  )
}

function Beiwerk({ geschaeft, seite }: { geschaeft: string; seite: VerlaufAntwort }) {
  const schreiben = useDarfSchreiben(geschaeft)
  return (
    <>
      <Angeheftet geschaeft={geschaeft} notizen={seite.angeheftet} schreiben={schreiben} />
      <Wiedervorlagen geschaeft={geschaeft} wiedervorlagen={seite.wiedervorlagen} schreiben={schreiben} />
      {schreiben && <Notizformular geschaeft={geschaeft} />}
    </>
  )
}

type FilterProps = {
  seite: VerlaufAntwort | undefined
  art: string | undefined
  person: string | undefined
  setzen: (werte: Readonly<Record<string, string | undefined>>) => void
}

/** By kind and by person: what is chosen stands in the address. */
function Filter({ seite, art = '', person = '', setzen }: FilterProps) {
  return (
    <div className="d-werkzeuge">
      <Filterwahl
        etikett="Art"
        alle="Alles"
        wert={art}
        werte={VERLAUFSARTEN.map((eine) => [eine, VERLAUFSART_TEXT[eine]])}
        setzen={(neu) => setzen({ art: neu })}
      />
      <Filterwahl
        etikett="Person"
        alle="Alle"
        wert={person}
        werte={seite?.personen.map(({ sub, name }) => [sub, name]) ?? []}
        setzen={(neu) => setzen({ person: neu })}
      />
    </div>
  )
}
