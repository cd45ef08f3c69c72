package tumult.server.entity;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLSession;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.remote.artery.tcp.SSLEngineProvider;
import scala.Option;
import tumult.server.store.Unusable;

/**
 * How nodes prove to each other who they are, and keep what they say to themselves: TLS 1.3, and
 * each end shows a certificate that the cluster's own authority has signed. Whoever has one is a
 * node, wherever it calls from.
 */
public final class NodeTls implements SSLEngineProvider {
  private static final String PROTOCOL = "TLSv1.3";
  private static final char[] NO_PASSWORD = {};
  private static final Pattern BLOCK =
      Pattern.compile("-----BEGIN ([A-Z ]+)-----([A-Za-z0-9+/=\\s]+)-----END \\1-----");

  private final SSLContext context;

  /** Made by Pekko. */
  public NodeTls(ActorSystem system) {
    this(
        Path.of(system.settings().config().getString("tumult.tls.key")),
        Path.of(system.settings().config().getString("tumult.tls.trust")));
  }

  /**
   * @param key a file with a private key (PKCS #8) and its certificate, then those between it and
   *     the authority's
   * @param trust a file with the authority's certificate
   */
  NodeTls(Path key, Path trust) {
    List<X509Certificate> chain = certificates("--node-key", key);
    List<X509Certificate> authorities = certificates("--node-trust", trust);
    try {
      KeyStore own = empty();
      PrivateKey secret = privateKey(key);
      checkPair(key, secret, chain.getFirst());
      own.setKeyEntry("node", secret, NO_PASSWORD, chain.toArray(Certificate[]::new));
      KeyManagerFactory keys =
          KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
      keys.init(own, NO_PASSWORD);
      KeyStore trusted = empty();
      for (X509Certificate authority : authorities) {
        trusted.setCertificateEntry("authority-" + trusted.size(), authority);
      }
      TrustManagerFactory trusts =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      trusts.init(trusted);
      checkFits(key, trust, chain, (X509TrustManager) trusts.getTrustManagers()[0]);
      context = SSLContext.getInstance(PROTOCOL);
      context.init(keys.getKeyManagers(), trusts.getTrustManagers(), null);
    } catch (GeneralSecurityException | IOException unusable) {
      throw new Unusable(
          "--node-key %s cannot be used: %s".formatted(key, unusable.getMessage()), unusable);
    }
  }

  private static KeyStore empty() throws GeneralSecurityException, IOException {
    KeyStore store = KeyStore.getInstance("PKCS12");
    store.load(null, null);
    return store;
  }

  /** A key that belongs to another certificate would be noticed by the other nodes only. */
  private static void checkPair(Path key, PrivateKey secret, X509Certificate certificate)
      throws GeneralSecurityException {
    String algorithm =
        switch (secret.getAlgorithm()) {
          case "EC" -> "SHA256withECDSA";
          case "RSA" -> "SHA256withRSA";
          default -> "Ed25519";
        };
    byte[] words = {1, 2, 3};
    Signature signing = Signature.getInstance(algorithm);
    signing.initSign(secret);
    signing.update(words);
    byte[] signed = signing.sign();
    boolean fits = secret.getAlgorithm().equals(certificate.getPublicKey().getAlgorithm());
    if (fits) {
      signing.initVerify(certificate.getPublicKey());
      signing.update(words);
      fits = signing.verify(signed);
    }
    if (!fits) {
      throw new Unusable(
          "--node-key %s: its key belongs to another certificate; put a key and its own certificate into it"
              .formatted(key));
    }
  }

  private static void checkFits(
      Path key, Path trust, List<X509Certificate> chain, X509TrustManager trusts) {
    try {
      X509Certificate[] shown = chain.toArray(X509Certificate[]::new);
      trusts.checkClientTrusted(shown, shown[0].getPublicKey().getAlgorithm());
    } catch (CertificateException doesNotFit) {
      throw new Unusable(
          "--node-key %s: its certificate is not signed by those of --node-trust %s, or is over: %s"
              .formatted(key, trust, doesNotFit.getMessage()),
          doesNotFit);
    }
  }

  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Block(String label, byte[] content) {}

  private static List<Block> blocks(String option, Path file) {
    try {
      List<Block> blocks = new ArrayList<>();
      Matcher found = BLOCK.matcher(Files.readString(file, StandardCharsets.US_ASCII));
      while (found.find()) {
        blocks.add(new Block(found.group(1), Base64.getMimeDecoder().decode(found.group(2))));
      }
      return blocks;
    } catch (IOException | IllegalArgumentException unreadable) {
      throw new Unusable(
          "%s %s cannot be read: give a PEM file".formatted(option, file), unreadable);
    }
  }

  private static List<X509Certificate> certificates(String option, Path file) {
    try {
      CertificateFactory factory = CertificateFactory.getInstance("X.509");
      List<X509Certificate> certificates = new ArrayList<>();
      for (Block block : blocks(option, file)) {
        if (block.label.equals("CERTIFICATE")) {
          certificates.add(
              (X509Certificate)
                  factory.generateCertificate(new ByteArrayInputStream(block.content)));
        }
      }
      if (certificates.isEmpty()) {
        throw new Unusable("%s %s has no certificate in it".formatted(option, file));
      }
      return certificates;
    } catch (CertificateException unreadable) {
      throw new Unusable(
          "%s %s has a certificate that cannot be read".formatted(option, file), unreadable);
    }
  }

  private static PrivateKey privateKey(Path file) throws GeneralSecurityException {
    byte[] content =
        blocks("--node-key", file).stream()
            .filter(block -> block.label.equals("PRIVATE KEY"))
            .map(Block::content)
            .findFirst()
            .orElseThrow(() ->
                new Unusable(
                    "--node-key %s has no private key in it that begins with BEGIN PRIVATE KEY"
                        .formatted(file)));
    for (String kind : List.of("EC", "RSA", "Ed25519")) {
      try {
        return KeyFactory.getInstance(kind).generatePrivate(new PKCS8EncodedKeySpec(content));
      } catch (InvalidKeySpecException another) {
        // of the next kind, then
      }
    }
    throw new Unusable("--node-key %s: of a kind that is not known; use EC or RSA".formatted(file));
  }

  private SSLEngine engine(String host, int port) {
    SSLEngine engine = context.createSSLEngine(host, port);
    engine.setEnabledProtocols(new String[] {PROTOCOL});
    return engine;
  }

  @Override
  public SSLEngine createServerSSLEngine(String host, int port) {
    SSLEngine engine = engine(host, port);
    engine.setUseClientMode(false);
    engine.setNeedClientAuth(true);
    return engine;
  }

  @Override
  public SSLEngine createClientSSLEngine(String host, int port) {
    SSLEngine engine = engine(host, port);
    engine.setUseClientMode(true);
    return engine;
  }

  @Override
  public Option<Throwable> verifyClientSession(String host, SSLSession session) {
    return Option.empty();
  }

  @Override
  public Option<Throwable> verifyServerSession(String host, SSLSession session) {
    return Option.empty();
  }
}
