import { bankdatenAbfrage, bankUnternehmenAbfrage } from '@foerderportal/client/unternehmen/bank'
import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import type { BankUnternehmen } from '@foerderportal/contract/unternehmen/bank/schema'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { Angaben } from '../shared/Angaben.tsx'
import { Arbeitsseite } from '../shared/Arbeitsseite.tsx'
import { Geladen } from '../shared/Geladen.tsx'
import { useGegenstand } from '../shared/gegenstand.ts'
import { Standwort } from '../shared/Standwort.tsx'
import { Befangen } from '../shared/Befangen.tsx'
import { Aenderung } from './Aenderung.tsx'
import { Konto } from './deminimis/Konto.tsx'
import { Faelle } from './Faelle.tsx'
import { Kette } from './Kette.tsx'
import { Mitglieder } from './Mitglieder.tsx'
import { stammdaten } from './stammdaten.ts'

/** A company (S9-06): its cases, who acts for it, its data and what became of them. */
export function UnternehmenSeite() {
  const { unternehmen } = useParams({ from: '/geschuetzt/unternehmen/$unternehmen' })
  const abfrage = useGegenstand(bankUnternehmenAbfrage(unternehmen))
  const { data } = abfrage
  return (
    <Arbeitsseite
      titel={data?.stand.value.name ?? 'Unternehmen'}
      aktionen={data && <Befangen woran="unternehmen" guid={unternehmen} name={data.stand.value.name} />}
      stand={
        data?.eigenes && <Standwort icon="unternehmen">Ihr Unternehmen: hier ändern Sie nichts</Standwort>
      }
    >
      <Teil titel="Fälle">
        <Faelle unternehmen={unternehmen} />
      </Teil>
      <Geladen abfrage={abfrage} was="Das Unternehmen">
        {(daten) => <Inhalt guid={unternehmen} unternehmen={daten} />}
      </Geladen>
    </Arbeitsseite>
  )
}

function Inhalt({ guid, unternehmen }: { guid: string; unternehmen: BankUnternehmen }) {
  const { stand, mitglieder, eigenes, staende } = unternehmen
  const prueft = useDarf(['REVISION', 'LESEN'])
  const schreibt = useDarf(['SACHBEARBEITUNG', 'SCHREIBEN'])
  return (
    <>
      <Teil titel="Mitglieder">
        <Mitglieder unternehmen={guid} mitglieder={mitglieder} eigenes={eigenes} />
      </Teil>
      <Teil titel="Stammdaten">
        <Angaben angaben={stammdaten(stand.value)} />
      </Teil>
      {stand.value.type === 'LandwirtschaftlichesUnternehmen' && (
        <Teil titel="De-minimis-Konto">
          <Konto unternehmen={guid} schreiben={schreibt && !eigenes} />
        </Teil>
      )}
      <Bankdaten unternehmen={{ guid, name: stand.value.name }} />
      {prueft && (
        <Teil titel="Protokoll">
          <Kette unternehmen={guid} />
        </Teil>
      )}
      <Teil titel="Änderungen der Stammdaten">
        <ul className="d-verlauf">
          {staende.map(({ am, von }, i) => (
            <li key={am} className="d-verlauf__eintrag">
              <span className="d-verlauf__zeit">{alsMinute(new Date(am))}</span>
              <span>
                {i === staende.length - 1 ? 'angelegt' : 'geändert'} von{' '}
                {von ?? 'einer Person, die kein Konto mehr hat'}
              </span>
            </li>
          ))}
        </ul>
      </Teil>
    </>
  )
}

function Bankdaten({ unternehmen }: { unternehmen: { readonly guid: string; readonly name: string } }) {
  const abfrage = useQuery(bankdatenAbfrage(unternehmen.guid))
  return (
    <Teil titel="Geänderte Bankdaten">
      <Geladen abfrage={abfrage} was="Die geänderten Bankdaten">
        {(aenderungen) =>
          aenderungen.length === 0 ? (
            <p className="kern-body">Die Konten stehen, wie sie angegeben wurden.</p>
          ) : (
            <ul className="d-verlauf">
              {aenderungen.map((aenderung) => (
                <Aenderung key={aenderung.id} unternehmen={unternehmen} aenderung={aenderung} />
              ))}
            </ul>
          )
        }
      </Geladen>
    </Teil>
  )
}

function Teil({ titel, children }: { titel: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="d-block" aria-labelledby={id}>
      <h2 id={id}>{titel}</h2>
      {children}
    </section>
  )
}
