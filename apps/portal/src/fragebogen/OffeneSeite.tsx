import { Beantworten } from '@foerderportal/befragung/Beantworten.tsx'
import type { Fragebogen } from '@foerderportal/client/fragebogen/fragebogen'
import { useSeitentitel } from '@foerderportal/shell/bausteine/useSeitentitel'
import { Brotkrumen } from '@foerderportal/ui/Brotkrumen.tsx'
import { Seitenkopf } from '@foerderportal/ui/rahmen/Seitenkopf.tsx'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../paths.ts'
import { useBefragung } from './useBefragung.ts'
import { useWegZu } from './useWegZu.ts'

function Seitentitel({ titel }: { titel: string }) {
  useSeitentitel(titel)
  return null
}

/** A questionnaire that is being answered; each of its pages has an address. */
export function OffeneSeite({ fragebogen, blatt }: { fragebogen: Fragebogen; blatt: string | undefined }) {
  const { metadaten } = fragebogen
  const weg = useWegZu(metadaten)
  const navigate = useNavigate()
  const offen = useBefragung(fragebogen)
  const adresse = (eines: string) => pfade.fragebogenSeite(metadaten.fragebogenGuid, eines)
  return (
    <>
      <Seitenkopf titel={metadaten.titel} brotkrumen={<Brotkrumen weg={weg} hier={metadaten.titel} />} />
      <Beantworten
        {...{ offen, blatt, Seitentitel }}
        blaettern={{ adresse, gehen: (eines) => navigate({ to: adresse(eines) }) }}
      />
    </>
  )
}
