import { auszahlungAnlegen } from '@foerderportal/client/auszahlung/antrag'
import { AUSZAHLUNGEN_KEY } from '@foerderportal/client/auszahlung/auszahlung'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useDarf } from '@foerderportal/shell/umgebung'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { pfade } from '../../paths.ts'

type Props = {
  geschaeftGuid: string
  /** A rejected request whose answers the new one begins with. */
  vorlage?: string
  variante?: 'primary' | 'secondary'
  children: ReactNode
}

const OHNE_RECHT = 'Sie dürfen Auszahlungsanträge ansehen, aber keine stellen.'

/** Starts a payout request and opens it. */
export function AuszahlungBeginnen(props: Props) {
  const { geschaeftGuid, vorlage, variante = 'primary', children } = props
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  /** Whoever repeats it because no answer came finds what the first attempt made. */
  const [guid] = useState(() => crypto.randomUUID())
  const beginnen = () =>
    versuchen(async () => {
      await auszahlungAnlegen({ geschaeftGuid, guid, ...(vorlage !== undefined && { vorlage }) })
      void queryClient.invalidateQueries({ queryKey: AUSZAHLUNGEN_KEY })
      await navigate({ to: pfade.auszahlung(guid, 'gegenstaende') })
    })
  return (
    <div className="p-stapel p-stapel--eng">
      <div className="p-reihe">
        <Knopf
          variante={variante}
          icon="add"
          laeuft={laeuft}
          gesperrtWeil={!darfSchreiben && OHNE_RECHT}
          onClick={() => void beginnen()}
        >
          {children}
        </Knopf>
      </div>
      <AbsageHinweis absage={absage} />
    </div>
  )
}
