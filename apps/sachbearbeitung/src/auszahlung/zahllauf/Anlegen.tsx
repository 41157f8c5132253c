import { rufen } from '@foerderportal/client/rufen'
import { zahllaufAnlegen } from '@foerderportal/contract/auszahlung/zahllauf/routes'
import { ZAHLLAEUFE_KEY } from '@foerderportal/client/auszahlung/zahllauf'
import type { ZahllaeufeAntwort } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { programmName } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'

type Bereit = ZahllaeufeAntwort['bereit'][number]

const worte = ({ programm, anzahl, summe }: Bereit): string =>
  `Zahllauf ${programmName(programm)} anlegen (${anzahl} ${anzahl === 1 ? 'Auszahlung' : 'Auszahlungen'}, ${euro(summe)})`

/** One button for each programme that has something to pay. */
export function Anlegen({ bereit }: { bereit: readonly Bereit[] }) {
  const { laeuft, absage, versuchen } = useVersuch()
  const client = useQueryClient()
  const navigate = useNavigate()
  const anlegen = ({ programm }: Bereit) =>
    versuchen(async () => {
      const { guid } = await rufen(zahllaufAnlegen, { body: { programm } })
      await client.invalidateQueries({ queryKey: ZAHLLAEUFE_KEY })
      await navigate({ to: pfade.zahllauf(guid) })
    })
  return (
    <>
      {bereit.map((eines, i) => (
        <Knopf
          key={eines.programm}
          variante={i === 0 ? 'primary' : 'secondary'}
          laeuft={laeuft}
          gesperrtWeil={eines.gesperrtWeil ?? undefined}
          onClick={() => void anlegen(eines)}
        >
          {worte(eines)}
        </Knopf>
      ))}
      <AbsageHinweis absage={absage} />
    </>
  )
}
