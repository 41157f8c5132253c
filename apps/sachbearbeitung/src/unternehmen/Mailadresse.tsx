/** A mail address that breaks before its @ where it has no room, not before its last letter. */
export function Mailadresse({ adresse }: { adresse: string }) {
  const at = adresse.lastIndexOf('@')
  if (at < 1) return adresse
  return (
    <>
      {adresse.slice(0, at)}
      <wbr />
      {adresse.slice(at)}
    </>
  )
}
