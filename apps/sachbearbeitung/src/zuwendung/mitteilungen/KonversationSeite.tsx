import { bankKonversationAbfrage, fallKonversationAbfrage } from '@foerderportal/client/mitteilungen/bank'
import type { BankKonversation } from '@foerderportal/contract/mitteilungen/bank/schema'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { useGegenstand } from '../../shared/gegenstand.ts'
import { useZurueck } from '../../shared/liste/useListenweg.ts'
import { Fallrahmen } from '../fall/Fallrahmen.tsx'
import { Unterhaltung } from './Unterhaltung.tsx'

const titel = (konversation: BankKonversation | undefined) =>
  konversation === undefined
    ? 'Mitteilungen'
    : `${konversation.geNr ?? 'Allgemeine Mitteilungen'}, ${konversation.unternehmenName}`

/** A conversation that belongs to no case that was sent: the company's general one, or that of a draft. */
export function KonversationSeite() {
  const { konversation } = useParams({ from: '/geschuetzt/mitteilungen/$konversation' })
  const abfrage = useGegenstand(bankKonversationAbfrage(konversation))
  useZurueck(pfade.mitteilungen)
  return (
    <Arbeitsseite
      titel={titel(abfrage.data)}
      aktionen={
        abfrage.data && (
          <Verweis
            href={pfade.unternehmen(abfrage.data.unternehmenGuid)}
            className="d-fall__ansicht kern-link"
          >
            <Icon name="unternehmen" groesse="small" />
            Unternehmen
          </Verweis>
        )
      }
    >
      <Geladen abfrage={abfrage} was="Die Mitteilungen">
        {(daten) => <Unterhaltung konversation={daten} />}
      </Geladen>
    </Arbeitsseite>
  )
}

/** The conversation of a case, among its tabs. */
export function FallMitteilungenSeite() {
  const { geschaeft } = useParams({ from: '/geschuetzt/fall/$geschaeft/mitteilungen' })
  const abfrage = useQuery(fallKonversationAbfrage(geschaeft))
  return (
    <Fallrahmen geschaeft={geschaeft} reiter="mitteilungen">
      <Geladen abfrage={abfrage} was="Die Mitteilungen">
        {(daten) => <Unterhaltung konversation={daten} />}
      </Geladen>
    </Fallrahmen>
  )
}
