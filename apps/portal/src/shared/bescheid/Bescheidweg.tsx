import type { DanebenProps } from '@foerderportal/assistent/formularart'
import type { Stand } from '@foerderportal/client/stand'
import { einwilligungAbfrage, einwilligungAendern } from '@foerderportal/client/unternehmen/bekanntgabe'
import type {
  EinwilligungBekanntgabe,
  Bescheidweg,
} from '@foerderportal/contract/unternehmen/bekanntgabe/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFirma } from '../../umgebungFirma.ts'
import { BESCHEIDWEG_FELD, TITEL, WEG_STAND } from './bescheidwegWorte.ts'
import { Gewaehlt } from './Gewaehlt.tsx'
import { Wegwahl } from './Wegwahl.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'

/** How notices come (S1-10): the choice between portal and post, and what was chosen, by whom and when. */
export function Bescheidweg({ melden }: Partial<DanebenProps>) {
  const { id } = useFirma()
  const { data, isError, isFetching, refetch } = useQuery(einwilligungAbfrage(id))
  return (
    <Abschnitt titel={TITEL}>
      {data && <Weg companyId={id} stand={data} melden={melden} />}
      {!data && isError && (
        <Hinweis ton="warning" titel="Das lässt sich gerade nicht anzeigen" stufe={3}>
          <Knopf variante="secondary" laeuft={isFetching} onClick={() => void refetch()}>
            Noch einmal versuchen
          </Knopf>
        </Hinweis>
      )}
      {!data && !isError && <Skelett anzahl={3} was="Der Weg Ihrer Bescheide" />}
    </Abschnitt>
  )
}

/** A form whose company has not chosen waits for whoever may; without a choice notices go by post (S1-10). */
const useMelden = (
  { weg, aenderbar }: EinwilligungBekanntgabe,
  melden: DanebenProps['melden'] | undefined,
) => {
  const fehlt = weg === null && aenderbar
  useEffect(() => {
    if (!fehlt || melden === undefined) return undefined
    melden({ titel: TITEL, text: 'Wählen Sie, wie Bescheide kommen.', feld: BESCHEIDWEG_FELD })
    return () => melden(undefined)
  }, [fehlt, melden])
}

type Props = {
  companyId: string
  stand: Stand<EinwilligungBekanntgabe>
  melden: DanebenProps['melden'] | undefined
}

function Weg({ companyId, stand, melden }: Props) {
  const { wert } = stand
  const [aendern, setAendern] = useState(false)
  /** Somebody has just chosen, or changed his mind: what he pressed is gone. */
  const [ebenDa, setEbenDa] = useState(false)
  const { festhalten, laeuft, absage } = useFesthalten(companyId, stand)
  useMelden(wert, melden)
  const zu = () => {
    setAendern(false)
    setEbenDa(true)
  }
  const offen = wert.aenderbar && (wert.weg === null || aendern)
  return (
    <>
      {offen ? (
        <Wegwahl
          wert={wert}
          laeuft={laeuft}
          fokus={aendern}
          festhalten={async (weg) => {
            await festhalten(weg)
            zu()
          }}
          abbrechen={aendern ? zu : undefined}
        />
      ) : (
        <Gewaehlt wert={wert} fokus={ebenDa} aendern={() => setAendern(true)} />
      )}
      <AbsageHinweis absage={absage} />
    </>
  )
}

/** Keeps the choice. Whatever comes of it, what the server has stands there afterwards. */
const useFesthalten = (companyId: string, { wert, version }: Stand<EinwilligungBekanntgabe>) => {
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const { queryKey } = einwilligungAbfrage(companyId)
  const senden = async (weg: Bescheidweg) => {
    const eingabe = { erteilt: weg === 'PORTAL', fassung: wert.text.fassung }
    queryClient.setQueryData(queryKey, await einwilligungAendern(companyId, eingabe, version))
    ansagen(`Festgehalten. ${WEG_STAND[weg]}`)
  }
  const festhalten = (weg: Bescheidweg) =>
    versuchen(
      () => senden(weg),
      async ({ problem }) => {
        await queryClient.invalidateQueries({ queryKey })
        return problem
      },
    )
  return { festhalten, laeuft, absage }
}
