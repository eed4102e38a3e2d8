export const FINGERPRINT = Array.from({ length: 32 }, () => 'AB').join(':')

/** Of somebody who speaks, and has a channel for messages. */
export const OFFER = [
  'v=0',
  'o=- 1 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'a=group:BUNDLE 0 1',
  `a=fingerprint:sha-256 ${FINGERPRINT.toLowerCase()}`,
  'm=audio 9 UDP/TLS/RTP/SAVPF 111 63',
  'c=IN IP4 0.0.0.0',
  'a=ice-ufrag:abcd',
  'a=ice-pwd:0123456789012345678901',
  'a=setup:actpass',
  'a=mid:0',
  'a=extmap:3 urn:ietf:params:rtp-hdrext:sdes:mid',
  'a=sendonly',
  'a=msid:stream track',
  'a=rtcp-mux',
  'a=rtpmap:111 opus/48000/2',
  'a=rtpmap:63 red/48000/2',
  'a=ssrc:1234 cname:x',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'a=mid:1',
  'a=ice-ufrag:abcd',
  'a=sctp-port:5000',
  '',
].join('\r\n')

/** Who would like to hear two, and sends a picture that nobody wants. */
export const LISTENING_OFFER = [
  OFFER.trimEnd(),
  ...['2', '3'].flatMap((mid) => [
    'm=audio 9 UDP/TLS/RTP/SAVPF 109',
    `a=mid:${mid}`,
    'a=recvonly',
    'a=rtpmap:109 opus/48000/2',
  ]),
  'm=video 9 UDP/TLS/RTP/SAVPF 96',
  'a=mid:4',
  'a=rtpmap:96 VP8/90000',
  'a=sendonly',
  'm=audio 0 UDP/TLS/RTP/SAVPF 0',
  'a=mid:5',
  'a=bundle-only',
  '',
].join('\r\n')
