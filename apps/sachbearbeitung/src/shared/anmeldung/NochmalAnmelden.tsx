import { Knopf } from '@foerderportal/ui/Knopf.tsx'

/** Stands in the place of the act that was refused for want of a fresh sign-in. */
export function NochmalAnmelden({ anmelden }: { anmelden: () => void }) {
  return (
    <Knopf key="anmelden" onClick={anmelden}>
      Noch einmal anmelden
    </Knopf>
  )
}
