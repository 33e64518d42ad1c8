const windows = [-150, -96, -42, 24, 78, 132].map((x) => `M${x} -274h18v14h-18z`).join('');

/** The Uhrturm's body, gallery, corner oriels and hipped roof; the dial's centre is the origin. */
export function Tower() {
  return (
    <>
      <path d="M-2000 336C-1100 336-420 316-150 292S420 290 900 336Z" fill="#17372a" />
      <path d="M-234 -244H234V336H-234Z" fill="#e6dcc8" />
      <path d="M166 -244H234V336H166Z" fill="#cdc1a8" />
      <path d="M0 -422V-465" stroke="#C9D3CC" strokeWidth="2.5" />
      <path d="M1 -465H32L23 -457L32 -449H1Z" fill="#B4421F" />
      <path d="M-21 -404L0 -440L21 -404Z" fill="#1F5C43" />
      <path d="M-16 -404H16V-386H-16Z" fill="#14231c" stroke="#2a4437" />
      <path d="M-214 -280L-58 -390H58L214 -280Z" fill="#1F5C43" />
      <path d="M58 -390L214 -280H128Z" fill="#174733" />
      <path
        d="M-189 -297.500H189M-161 -317.500H161M-133 -337.500H133M-104 -357.500H104"
        stroke="#2A7757"
      />
      <path
        d="M-74 -304V-324L-60 -342L-46 -324V-304ZM46 -304V-324L60 -342L74 -324V-304Z"
        fill="#14231c"
        stroke="#2a4437"
      />
      <path d="M-220 -280H220V-254H-220Z" fill="#14231c" stroke="#2a4437" />
      {[-226, 226].map((x) => (
        <g key={x}>
          <path d={`M${x - 15} -292h30v38h-30z`} fill="#14231c" stroke="#2a4437" />
          <path d={`M${x - 23} -290L${x} -344L${x + 23} -290Z`} fill="#1F5C43" />
          <path d={`M${x - 5} -282h10v14h-10z`} fill="#E9B44C" />
        </g>
      ))}
      <path
        d={`${windows}M-66 -306v-16h12v16zM54 -306v-16h12v16zM-9 -400h6v10h-6zM3 -400h6v10h-6z`}
        fill="#E9B44C"
      />
      <path d="M-254 -254H254V-230H-254Z" fill="#14231c" stroke="#2a4437" />
      <path d="M-247-242H252" stroke="#8fa599" strokeDasharray="2 6" strokeWidth="16" />
      <path d="M-234 -230H234V-222H-234Z" fill="#b3a68b" />
    </>
  );
}
